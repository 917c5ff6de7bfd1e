import { defineWords } from '../../intl/Words.ts';
import { chosenQuantityWords } from '../chosenQuantity.words.ts';

const { 'zh-CN': zh, 'en-US': en } = chosenQuantityWords;

export const conflictDialogWords = defineWords(
  {
    title: (count: number) => `${count} 件商品需要您确认`,
    intro: '购物车里的商品有变化，已按建议选好处理方式。',
    stillWrong: (count: number) => `又有变化：还有 ${count} 件商品需要确认`,
    soldOut: '已售罄',
    offSale: '已下架',
    short: (wanted: number, left: number) => `仅剩 ${left} 件${zh.chosen(wanted)}`,
    overLimit: (wanted: number, limit: number) => `每人限购 ${limit} 件${zh.chosen(wanted)}`,
    priceRose: (from: string, to: string) => `单价从 ${from} 涨到 ${to}`,
    priceDropped: (from: string, to: string) => `单价从 ${from} 降到 ${to}`,
    keep: '保留',
    reduce: (left: number) => `改为 ${left} 件`,
    later: '稍后再买',
    remove: '删除',
    applySuggested: '按建议处理',
    apply: '确认处理',
    useSuggested: '恢复建议',
    back: '返回购物车',
  },
  {
    title: (count) => (count === 1 ? '1 item needs a decision' : `${count} items need a decision`),
    intro: 'Something changed in your cart. What we suggest is chosen already.',
    stillWrong: (count) =>
      count === 1
        ? 'It changed again: 1 item still needs a decision'
        : `It changed again: ${count} items still need a decision`,
    soldOut: 'Sold out',
    offSale: 'No longer sold',
    short: (wanted, left) => `Only ${left} left${en.chosen(wanted)}`,
    overLimit: (wanted, limit) => `Limit ${limit} per customer${en.chosen(wanted)}`,
    priceRose: (from, to) => `Now ${to} each, was ${from}`,
    priceDropped: (from, to) => `Now ${to} each, was ${from}`,
    keep: 'Keep',
    reduce: (left) => `Reduce to ${left}`,
    later: 'Save for later',
    remove: 'Remove',
    applySuggested: 'Apply suggested',
    apply: 'Apply',
    useSuggested: 'Back to suggested',
    back: 'Back to cart',
  },
);
