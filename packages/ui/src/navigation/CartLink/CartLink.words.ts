import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const cartLinkWords = defineWords(
  {
    cart: '购物车',
    cartWithCount: (count: number) => `购物车,${count} 件商品`,
  },
  {
    cart: 'Cart',
    cartWithCount: (count: number) => `Cart, ${plural(count, 'item', 'items')}`,
  },
);
