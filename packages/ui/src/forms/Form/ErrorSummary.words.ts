import { defineWords } from '../../intl/Words.ts';

export const errorSummaryWords = defineWords(
  { errorSummary: '请检查以下内容' },
  { errorSummary: 'Please check the following' },
);
