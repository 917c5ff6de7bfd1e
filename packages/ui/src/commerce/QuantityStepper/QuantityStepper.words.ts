import { defineWords } from '../../intl/Words.ts';
import { chosenQuantityWords } from '../chosenQuantity.words.ts';

const { 'zh-CN': zh, 'en-US': en } = chosenQuantityWords;

export const quantityStepperWords = defineWords(
  {
    quantity: '数量',
    quantityOf: (item: string) => `数量：${item}`,
    /** Read out after a press on a button. */
    quantityNow: (quantity: number) => `数量 ${quantity}`,
    increase: '增加数量',
    increaseOf: (item: string) => `增加数量：${item}`,
    decrease: '减少数量',
    decreaseOf: (item: string) => `减少数量：${item}`,
    remove: '移除',
    removeItem: (item: string) => `移除：${item}`,
    limitReached: (asked: number, max: number) => `每人限购 ${max} 件${zh.chosen(asked)}`,
    stockReached: (asked: number, left: number) => `仅剩 ${left} 件${zh.chosen(asked)}`,
    minReached: (min: number) => `最少购买 ${min} 件`,
  },
  {
    quantity: 'Quantity',
    quantityOf: (item: string) => `Quantity: ${item}`,
    quantityNow: (quantity: number) => `Quantity ${quantity}`,
    increase: 'Increase quantity',
    increaseOf: (item: string) => `Increase quantity: ${item}`,
    decrease: 'Decrease quantity',
    decreaseOf: (item: string) => `Decrease quantity: ${item}`,
    remove: 'Remove',
    removeItem: (item: string) => `Remove: ${item}`,
    limitReached: (asked, max) => `Limit ${max} per customer${en.chosen(asked)}`,
    stockReached: (asked, left) => `Only ${left} left${en.chosen(asked)}`,
    minReached: (min: number) => `You need to buy at least ${min}`,
  },
);
