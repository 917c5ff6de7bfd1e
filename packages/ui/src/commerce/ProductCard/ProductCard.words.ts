import { shortCountEn, shortCountZh } from '../../intl/counts.ts';
import { defineWords } from '../../intl/Words.ts';

export const productCardWords = defineWords(
  {
    sold: (count: number) => `已售 ${shortCountZh(count)}`,
    rank: (rank: number) => `第 ${rank} 名`,
    newProduct: '新品',
    soldOut: '已售罄',
    offShelf: '已下架',
    priceHidden: '登录后查看价格',
    favorite: (title: string) => `收藏：${title}`,
    addToCart: (title: string) => `加入购物车：${title}`,
    chooseOptions: (title: string) => `选择规格：${title}`,
  },
  {
    sold: (count: number) => `${shortCountEn(count)} sold`,
    rank: (rank: number) => `Number ${rank}`,
    newProduct: 'New',
    soldOut: 'Sold out',
    offShelf: 'No longer sold',
    priceHidden: 'Log in to see the price',
    favorite: (title: string) => `Add to favorites: ${title}`,
    addToCart: (title: string) => `Add to cart: ${title}`,
    chooseOptions: (title: string) => `Choose options: ${title}`,
  },
);
