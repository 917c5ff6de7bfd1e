import { defineWords } from '../../intl/Words.ts';

export const languageSwitcherWords = defineWords(
  {
    chooseLanguage: '选择语言',
  },
  {
    chooseLanguage: 'Language',
  },
);
