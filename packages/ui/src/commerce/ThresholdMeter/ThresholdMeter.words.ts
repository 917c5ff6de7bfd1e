import { defineWords } from '../../intl/Words.ts';

export const thresholdMeterWords = defineWords(
  {
    freeShipping: '免运费进度',
    discount: '满减进度',
    missingForShipping: (missing: string) => `再买 ${missing} 免运费`,
    missingForDiscount: (missing: string, saving: string) => `再买 ${missing} 立减 ${saving}`,
    shippingReached: '已享免运费',
    discountReached: (saving: string) => `已享立减 ${saving}`,
    addMore: '去凑单',
  },
  {
    freeShipping: 'Progress to free shipping',
    discount: 'Progress to the discount',
    missingForShipping: (missing) => `${missing} to free shipping`,
    missingForDiscount: (missing, saving) => `${missing} more saves ${saving}`,
    shippingReached: 'Free shipping is yours',
    discountReached: (saving) => `${saving} off is yours`,
    addMore: 'Add items',
  },
);
