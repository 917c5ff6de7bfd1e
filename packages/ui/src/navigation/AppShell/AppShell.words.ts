import { defineWords } from '../../intl/Words.ts';

export const appShellWords = defineWords(
  {
    skipToMain: '跳到主要内容',
  },
  {
    skipToMain: 'Skip to main content',
  },
);
