import { defineWords } from '../../intl/Words.ts';

export const footerWords = defineWords(
  {
    footerNavigation: '页脚导航',
  },
  {
    footerNavigation: 'Footer',
  },
);
