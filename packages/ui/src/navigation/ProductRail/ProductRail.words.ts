import { defineWords } from '../../intl/Words.ts';

export const productRailWords = defineWords(
  {
    seeAll: '查看全部',
  },
  {
    seeAll: 'See all',
  },
);
