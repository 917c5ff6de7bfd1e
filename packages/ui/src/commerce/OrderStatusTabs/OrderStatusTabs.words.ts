import { defineWords } from '../../intl/Words.ts';

export const orderStatusTabsWords = defineWords(
  {
    label: '订单状态',
    orders: (count: number) => `${count} 个订单`,
  },
  {
    label: 'Order status',
    orders: (count) => (count === 1 ? '1 order' : `${count} orders`),
  },
);
