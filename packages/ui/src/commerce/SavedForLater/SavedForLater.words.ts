import { defineWords } from '../../intl/Words.ts';

export const savedForLaterWords = defineWords(
  {
    title: (count: number) => `稍后再买（${count}）`,
    moveToCart: '移入购物车',
    moveItemToCart: (title: string) => `移入购物车：${title}`,
    removeItem: (title: string) => `删除 ${title}`,
    moved: (title: string) => `已移入购物车：${title}`,
    removed: (title: string) => `已删除：${title}`,
    priceDropped: (amount: string) => `比保存时降了 ${amount}`,
    priceRose: (amount: string) => `比保存时涨了 ${amount}`,
    soldOut: '暂时缺货',
    offSale: '商品已下架',
    lowStock: (stock: number) => `仅剩 ${stock} 件`,
    empty: '没有稍后再买的商品',
    emptyHint: '在购物车里选择“稍后再买”，商品会留在这里',
  },
  {
    title: (count) => `Saved for later (${count})`,
    moveToCart: 'Move to cart',
    moveItemToCart: (title) => `Move to cart: ${title}`,
    removeItem: (title) => `Remove ${title}`,
    moved: (title) => `Moved to cart: ${title}`,
    removed: (title) => `Removed: ${title}`,
    priceDropped: (amount) => `${amount} less than when you saved it`,
    priceRose: (amount) => `${amount} more than when you saved it`,
    soldOut: 'Out of stock for now',
    offSale: 'No longer sold',
    lowStock: (stock) => `Only ${stock} left`,
    empty: 'Nothing saved for later',
    emptyHint: 'Choose “Save for later” in the cart to keep a product here',
  },
);
