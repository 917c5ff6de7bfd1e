import { defineWords } from '../../intl/Words.ts';

export const priceRangeWords = defineWords(
  {
    spokenRange: (min: string, max: string) => `${min}至 ${max}`,
  },
  {
    spokenRange: (min: string, max: string) => `${min} to ${max}`,
  },
);
