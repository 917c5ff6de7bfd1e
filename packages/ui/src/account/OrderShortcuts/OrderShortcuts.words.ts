import { defineWords } from '../../intl/Words.ts';

export const orderShortcutsWords = defineWords(
  { title: '我的订单', all: '全部订单', orders: (count: number) => `${count} 个订单` },
  { title: 'My orders', all: 'All orders', orders: (count) => (count === 1 ? '1 order' : `${count} orders`) },
);
