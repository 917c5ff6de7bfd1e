import { defineWords } from '../../intl/Words.ts';

export const cartSummaryWords = defineWords(
  {
    summary: '结算明细',
    total: '合计',
    checkout: '去结算',
    checkoutWithCount: (count: number) => `去结算（${count}）`,
    savedNote: (amount: string) => `已节省 ${amount} · 提交订单前不会扣款`,
  },
  {
    summary: 'Summary',
    total: 'Total',
    checkout: 'Checkout',
    checkoutWithCount: (count) => `Checkout (${count})`,
    savedNote: (amount) => `You save ${amount} · nothing is charged before you place the order`,
  },
);
