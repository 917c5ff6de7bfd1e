import { defineWords } from '../../intl/Words.ts';

export const logisticsTraceWords = defineWords(
  {
    label: '物流跟踪',
    loading: '物流信息加载中',
    trackingNumber: (number: string) => `运单号 ${number}`,
    copy: '复制单号',
    copied: '单号已复制',
    updatedAt: (time: string) => `更新于 ${time}`,
    stale: '物流信息可能不是最新的',
    empty: '暂无物流信息',
    emptyHint: '包裹揽收后，这里会出现它的行程。',
  },
  {
    label: 'Tracking',
    loading: 'Loading tracking',
    trackingNumber: (number) => `Tracking number ${number}`,
    copy: 'Copy tracking number',
    copied: 'Tracking number copied',
    updatedAt: (time) => `Updated ${time}`,
    stale: 'Tracking may be out of date',
    empty: 'Nothing to track yet',
    emptyHint: 'Once the parcel is collected, its way shows here.',
  },
);
