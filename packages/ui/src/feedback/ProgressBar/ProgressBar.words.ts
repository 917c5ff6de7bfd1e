import { defineWords } from '../../intl/Words.ts';

export const progressBarWords = defineWords(
  { progress: '进度', percent: (value: number) => `${value}%` },
  { progress: 'Progress', percent: (value) => `${value}%` },
);
