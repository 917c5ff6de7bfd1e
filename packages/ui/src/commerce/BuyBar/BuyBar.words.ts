import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const buyBarWords = defineWords(
  {
    buy: '购买',
    addToCart: '加入购物车',
    buyNow: '立即购买',
    soldOut: '已售罄',
    help: '客服',
    addToFavorites: '收藏',
    favorite: '收藏',
    cart: '购物车',
    cartWithCount: (count: number) => `购物车,${count} 件商品`,
  },
  {
    buy: 'Buy',
    addToCart: 'Add to cart',
    buyNow: 'Buy now',
    soldOut: 'Sold out',
    help: 'Help',
    addToFavorites: 'Add to favorites',
    /** Part of the name, so that whoever says what they see is understood (WCAG 2.5.3). */
    favorite: 'Favorite',
    cart: 'Cart',
    cartWithCount: (count: number) => `Cart, ${plural(count, 'item', 'items')}`,
  },
);
