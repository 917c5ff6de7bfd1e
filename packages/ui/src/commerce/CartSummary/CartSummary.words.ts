import { defineWords } from '../../intl/Words.ts';

export const cartSummaryWords = defineWords(
  {
    summary: '结算明细',
    coupon: '优惠券',
    total: '合计',
    checkout: '去结算',
    checkoutWithCount: (count: number) => `去结算（${count}）`,
    note: '提交订单前不会扣款',
    savedNote: (amount: string) => `已节省 ${amount} · 提交订单前不会扣款`,
  },
  {
    summary: 'Summary',
    coupon: 'Coupon',
    total: 'Total',
    checkout: 'Checkout',
    checkoutWithCount: (count) => `Checkout (${count})`,
    note: 'Nothing is charged before you place the order',
    savedNote: (amount) => `You save ${amount} · nothing is charged before you place the order`,
  },
);
