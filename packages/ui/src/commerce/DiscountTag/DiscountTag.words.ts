import { defineWords } from '../../intl/Words.ts';

/** The share taken off. */
export const discountTagWords = defineWords(
  { percent: (tag: { fold: string; percentOff: number }) => `${tag.fold} 折` },
  { percent: (tag: { fold: string; percentOff: number }) => `−${tag.percentOff}%` },
);

/** The money saved; by itself, because the tags of cards say the share. */
export const savingWords = defineWords(
  { amount: (amount: string) => `省 ${amount}` },
  { amount: (amount: string) => `Save ${amount}` },
);
