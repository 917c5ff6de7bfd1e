import { defineWords } from '../../intl/Words.ts';

export const productGridWords = defineWords(
  { noProducts: '暂无商品', loadingProducts: '商品加载中' },
  { noProducts: 'No products', loadingProducts: 'Loading products' },
);
