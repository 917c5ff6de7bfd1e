import { defineWords } from '../../intl/Words.ts';

export const discountTagWords = defineWords(
  {
    percent: (tag: { fold: string; percentOff: number }) => `${tag.fold} 折`,
    amount: (amount: string) => `省 ${amount}`,
  },
  {
    percent: (tag: { fold: string; percentOff: number }) => `−${tag.percentOff}%`,
    amount: (amount: string) => `Save ${amount}`,
  },
);

export type DiscountTagWords = (typeof discountTagWords)['en-US'];
