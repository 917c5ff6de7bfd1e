import { defineWords } from '../../intl/Words.ts';

export const quantityStepperWords = defineWords(
  {
    quantity: '数量',
    increase: '增加数量',
    decrease: '减少数量',
    limitReached: '已达购买上限',
    stockReached: '库存不足',
  },
  {
    quantity: 'Quantity',
    increase: 'Increase quantity',
    decrease: 'Decrease quantity',
    limitReached: 'That is the most you can buy',
    stockReached: 'No more in stock',
  },
);
