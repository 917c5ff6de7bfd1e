import { defineWords } from '../../intl/Words.ts';

export const rangeSliderWords = defineWords(
  {
    lowest: '最小值',
    highest: '最大值',
    between: (low: string, high: string) => `${low} – ${high}`,
  },
  {
    lowest: 'Lowest',
    highest: 'Highest',
    between: (low, high) => `${low} – ${high}`,
  },
);
