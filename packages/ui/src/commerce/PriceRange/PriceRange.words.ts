import { defineWords } from '../../intl/Words.ts';

export const priceRangeWords = defineWords(
  {
    spokenRange: (min: string, max: string) => `${min}至 ${max}`,
    spokenFrom: (min: string) => `${min}起`,
    /** Before and after the figures of a lowest price. */
    beforeFrom: '',
    afterFrom: '起',
  },
  {
    spokenRange: (min: string, max: string) => `${min} to ${max}`,
    spokenFrom: (min: string) => `From ${min}`,
    beforeFrom: 'From',
    afterFrom: '',
  },
);
