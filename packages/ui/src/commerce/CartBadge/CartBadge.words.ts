import { defineWords } from '../../intl/Words.ts';

export const cartBadgeWords = defineWords(
  {
    cart: '购物车',
    cartWithCount: (count: number) => `购物车,${count} 件商品`,
    cartUnknown: '购物车，有商品',
  },
  {
    cart: 'Cart',
    cartWithCount: (count) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
    cartUnknown: 'Cart, with items',
  },
);
