import { defineWords } from '../../intl/Words.ts';
import { chosenQuantityWords } from '../chosenQuantity.words.ts';

const { 'zh-CN': zh, 'en-US': en } = chosenQuantityWords;

export const mergeNoticeWords = defineWords(
  {
    region: '购物车合并结果',
    merged: (count: number) => `已合并登录前加入的 ${count} 件商品`,
    nothingMerged: '登录前加入的商品没有合并进购物车',
    capped: (title: string, asked: number, kept: number) => `${title}：购物车中保留 ${kept} 件${zh.asked(asked)}`,
    cappedTitle: (count: number) => `${count} 种商品数量有调整`,
    dropped: (title: string) => `${title}：已无法购买`,
    droppedTitle: (count: number) => `${count} 种商品没有合并`,
    dismiss: '知道了',
  },
  {
    region: 'Carts merged',
    merged: (count) =>
      `${count} ${count === 1 ? 'item' : 'items'} from before you logged in ${count === 1 ? 'is' : 'are'} in your cart now`,
    nothingMerged: 'Nothing from before you logged in was added',
    capped: (title, asked, kept) => `${title}: ${kept} kept in your cart${en.asked(asked)}`,
    cappedTitle: (count) => `${count} ${count === 1 ? 'quantity was' : 'quantities were'} lowered`,
    dropped: (title) => `${title}: can no longer be bought`,
    droppedTitle: (count) => `${count} ${count === 1 ? 'product was' : 'products were'} left out`,
    dismiss: 'Got it',
  },
);
