import { defineWords } from '../intl/Words.ts';

/** Names of the statuses that this version knows, with `all` of them; the same wherever orders are shown. */
export const orderStatusWords = defineWords(
  {
    all: '全部',
    unpaid: '待付款',
    unshipped: '待发货',
    shipped: '待收货',
    completed: '已完成',
    cancelled: '已取消',
    /** Of a status that a newer server invented. */
    unknown: '处理中',
  },
  {
    all: 'All',
    unpaid: 'To pay',
    unshipped: 'To ship',
    shipped: 'To receive',
    completed: 'Completed',
    cancelled: 'Cancelled',
    unknown: 'In progress',
  },
);
