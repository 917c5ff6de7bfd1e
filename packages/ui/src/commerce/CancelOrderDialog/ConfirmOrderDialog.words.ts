import { defineWords } from '../../intl/Words.ts';

export const confirmOrderDialogWords = defineWords(
  {
    no: '再想想',
    confirm: { title: '确认已收到商品吗', text: '确认后订单完成，可以写评价。', yes: '确认收货' },
    delete: { title: '确定删除订单吗', text: '删除后订单不再显示在您的列表里，不能恢复。', yes: '删除订单' },
  },
  {
    no: 'Not now',
    confirm: {
      title: 'Have you received everything?',
      text: 'The order will be completed and you can write a review.',
      yes: 'Confirm receipt',
    },
    delete: {
      title: 'Delete this order?',
      text: 'It will no longer appear in your list and cannot be brought back.',
      yes: 'Delete order',
    },
  },
);
