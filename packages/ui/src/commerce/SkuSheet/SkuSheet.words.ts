import { defineWords } from '../../intl/Words.ts';

export const skuSheetWords = defineWords(
  {
    title: '选择规格',
    addToCart: '加入购物车',
    buyNow: '立即购买',
    change: '确定',
    soldOut: '已售罄',
    quantity: '数量',
    limitPerOrder: (limit: number) => `每人限购 ${limit} 件`,
    chooseFirst: (groups: string) => `请先选择${groups}`,
    impossible: '没有这个规格组合，请重新选择',
  },
  {
    title: 'Choose options',
    addToCart: 'Add to cart',
    buyNow: 'Buy now',
    change: 'Done',
    soldOut: 'Sold out',
    quantity: 'Quantity',
    limitPerOrder: (limit: number) => `Limit ${limit} per customer`,
    chooseFirst: (groups: string) => `Please choose ${groups}`,
    impossible: 'This combination is not available. Please choose another.',
  },
);
