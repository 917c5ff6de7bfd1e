import { defineWords } from '../../intl/Words.ts';

export const orderStatusTabsWords = defineWords(
  {
    label: '订单状态',
    withCount: (name: string, count: number) => `${name}，${count} 个订单`,
  },
  {
    label: 'Order status',
    withCount: (name, count) => `${name}, ${count === 1 ? '1 order' : `${count} orders`}`,
  },
);
