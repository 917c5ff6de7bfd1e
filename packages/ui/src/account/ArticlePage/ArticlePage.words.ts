import { defineWords } from '../../intl/Words.ts';

export const articlePageWords = defineWords(
  { contents: '本页内容', updated: (date: string) => `更新于 ${date}` },
  { contents: 'On this page', updated: (date) => `Updated ${date}` },
);
