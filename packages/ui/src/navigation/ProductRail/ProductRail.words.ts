import { defineWords } from '../../intl/Words.ts';

export const productRailWords = defineWords(
  {
    seeAll: '查看全部',
    loading: '商品加载中',
    previous: '前面的商品',
    next: '后面的商品',
  },
  {
    seeAll: 'See all',
    loading: 'Loading products',
    previous: 'Previous products',
    next: 'Next products',
  },
);
