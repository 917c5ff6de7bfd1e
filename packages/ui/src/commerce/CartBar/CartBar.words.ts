import { defineWords } from '../../intl/Words.ts';

export const cartBarWords = defineWords(
  { bar: '结算栏', selectAll: '全选', total: '合计', saved: (amount: string) => `已省 ${amount}`, details: '明细' },
  {
    bar: 'Checkout bar',
    selectAll: 'Select all',
    total: 'Total',
    saved: (amount) => `You save ${amount}`,
    details: 'Details',
  },
);
