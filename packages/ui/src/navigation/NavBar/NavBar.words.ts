import { defineWords } from '../../intl/Words.ts';

export const navBarWords = defineWords(
  {
    goBack: '返回上一页',
  },
  {
    goBack: 'Go back',
  },
);
