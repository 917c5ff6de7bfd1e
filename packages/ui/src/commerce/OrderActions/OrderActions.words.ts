import { defineWords } from '../../intl/Words.ts';

export const orderActionsWords = defineWords(
  {
    pay: '立即支付',
    confirm: '确认收货',
    cancel: '取消订单',
    delete: '删除订单',
    review: '写评价',
    details: '查看详情',
    buyAgain: '再次购买',
    afterSale: '申请退款/退货',
    logistics: '查看物流',
    more: '更多操作',
    moreOf: (order: string) => `更多操作：${order}`,
  },
  {
    pay: 'Pay now',
    confirm: 'Confirm receipt',
    cancel: 'Cancel order',
    delete: 'Delete order',
    review: 'Write a review',
    details: 'View details',
    buyAgain: 'Buy again',
    afterSale: 'Return or refund',
    logistics: 'Track',
    more: 'More actions',
    moreOf: (order) => `More actions: ${order}`,
  },
);
