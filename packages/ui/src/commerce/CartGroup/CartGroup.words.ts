import { defineWords } from '../../intl/Words.ts';

export const cartGroupWords = defineWords(
  {
    selectAll: '全选',
    selectGroup: (title: string) => `全选：${title}`,
    clear: '清空',
    clearGroup: (title: string) => `清空：${title}`,
    unitPrice: '单价',
    quantity: '数量',
    lineTotal: '小计',
  },
  {
    selectAll: 'Select all',
    selectGroup: (title) => `Select all: ${title}`,
    clear: 'Clear',
    clearGroup: (title) => `Clear: ${title}`,
    unitPrice: 'Price',
    quantity: 'Quantity',
    lineTotal: 'Subtotal',
  },
);
