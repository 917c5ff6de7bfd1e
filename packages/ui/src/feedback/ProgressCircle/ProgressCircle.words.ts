import { defineWords } from '../../intl/Words.ts';

export const progressCircleWords = defineWords(
  { loading: '加载中', percent: (value: number) => `${value}%` },
  { loading: 'Loading', percent: (value) => `${value}%` },
);
