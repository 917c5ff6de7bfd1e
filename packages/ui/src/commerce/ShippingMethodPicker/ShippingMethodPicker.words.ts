import { defineWords } from '../../intl/Words.ts';

export const shippingMethodPickerWords = defineWords(
  {
    methods: '配送方式',
    free: '免运费',
    none: '这个地址暂时没有可用的配送方式',
    gone: '原来的配送方式已不可用，请重新选择',
  },
  {
    methods: 'Delivery',
    free: 'Free',
    none: 'Nothing can be delivered to this address for now',
    gone: 'The delivery you chose is no longer available, please choose another',
  },
);
