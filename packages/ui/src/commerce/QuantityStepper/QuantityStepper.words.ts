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
    /** After the limit was reached or exceeded by a step. */
    limitReached: (max: number) => `已达购买上限，每人限购 ${max} 件`,
    stockReached: (left: number) => `已达库存上限，仅剩 ${left} 件`,
    /** After a larger number was entered, which was brought down to the limit. */
    enteredOverLimit: (asked: number, max: number) => `每人限购 ${max} 件${zh.asked(asked)}`,
    enteredOverStock: (asked: number, left: number) => `仅剩 ${left} 件${zh.asked(asked)}`,
    /** Beside a quantity that is still above the limit. */
    overLimit: (quantity: number, max: number) => `每人限购 ${max} 件${zh.chosen(quantity)}`,
    overStock: (quantity: number, left: number) => `仅剩 ${left} 件${zh.chosen(quantity)}`,
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
    limitReached: (max) => `Limit reached: ${max} per customer`,
    stockReached: (left) => `No more in stock: only ${left} left`,
    enteredOverLimit: (asked, max) => `Limit ${max} per customer${en.asked(asked)}`,
    enteredOverStock: (asked, left) => `Only ${left} left${en.asked(asked)}`,
    overLimit: (quantity, max) => `Limit ${max} per customer${en.chosen(quantity)}`,
    overStock: (quantity, left) => `Only ${left} left${en.chosen(quantity)}`,
    minReached: (min: number) => `You need to buy at least ${min}`,
  },
);
