import { defineWords } from '../../intl/Words.ts';

export const couponCardWords = defineWords(
  {
    over: (amount: string) => `满 ${amount} 元可用`,
    any: '无门槛',
    /** Of so many basis points, none of them rounded: 1250 are 12.5 %. */
    percentOff: (basisPoints: number) => `${(10_000 - basisPoints) / 1000} 折`,
    cap: (amount: string) => `最多减 ${amount} 元`,
    freeShipping: '包邮',
    coupon: '优惠券',
    /** `lastDate` is the last day on which it can be used. */
    validUntil: (lastDate: string) => `有效期至 ${lastDate}`,
    validFrom: (date: string) => `${date} 起可用`,
    endsIn: '仅剩',
    rules: '使用规则',
    used: '已使用',
    expired: '已过期',
  },
  {
    over: (amount) => `Orders of ¥${amount}+`,
    any: 'Any order',
    percentOff: (basisPoints) => `−${basisPoints / 100}%`,
    cap: (amount) => `up to ¥${amount} off`,
    freeShipping: 'Free shipping',
    coupon: 'Coupon',
    validUntil: (lastDate) => `Until ${lastDate}`,
    validFrom: (date) => `Valid from ${date}`,
    endsIn: 'Ends in',
    rules: 'Terms',
    used: 'Used',
    expired: 'Expired',
  },
);
