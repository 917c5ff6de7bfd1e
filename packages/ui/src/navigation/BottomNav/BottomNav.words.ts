import { plural } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const bottomNavWords = defineWords(
  {
    bottomNavigation: '底部导航',
    cartWithCount: (count: number) => `购物车,${count} 件商品`,
  },
  {
    bottomNavigation: 'Bottom',
    cartWithCount: (count: number) => `Cart, ${plural(count, 'item', 'items')}`,
  },
);
