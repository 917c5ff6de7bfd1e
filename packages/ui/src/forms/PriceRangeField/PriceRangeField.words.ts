import { defineWords } from '../../intl/Words.ts';

export const priceRangeFieldWords = defineWords(
  {
    price: '价格',
    lowest: '最低价',
    highest: '最高价',
    /** In a field that sets no limit. */
    open: '不限',
    swapped: (low: string, high: string) => `已调整为 ${low} 到 ${high}`,
  },
  {
    price: 'Price',
    lowest: 'Lowest price',
    highest: 'Highest price',
    open: 'Any',
    swapped: (low, high) => `Changed to ${low} to ${high}`,
  },
);
