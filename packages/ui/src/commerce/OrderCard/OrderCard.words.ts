import { defineWords } from '../../intl/Words.ts';

export const orderCardWords = defineWords(
  {
    orderNumber: (number: string) => `订单号 ${number}`,
    left: '剩余',
    /** Follows the time left. */
    expires: '，超时订单会自动取消',
    items: (count: number) => `共 ${count} 件`,
    moreGoods: (count: number) => `另有 ${count} 种商品`,
    times: (quantity: number) => `× ${quantity}`,
    partlyShipped: (pieces: number, total: number) => `已发出 ${pieces} 件，共 ${total} 件`,
    toPay: '应付',
    paid: '实付',
    total: '合计',
  },
  {
    orderNumber: (number) => `Order ${number}`,
    left: 'Time left',
    expires: ', then the order is cancelled',
    items: (count) => (count === 1 ? '1 item' : `${count} items`),
    moreGoods: (count) => (count === 1 ? '1 more product' : `${count} more products`),
    times: (quantity) => `× ${quantity}`,
    partlyShipped: (pieces, total) => `${pieces} of ${total} items shipped`,
    toPay: 'To pay',
    paid: 'Paid',
    total: 'Total',
  },
);
