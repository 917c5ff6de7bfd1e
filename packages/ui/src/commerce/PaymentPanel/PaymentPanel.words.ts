import { defineWords } from '../../intl/Words.ts';

export const paymentPanelWords = defineWords(
  {
    payBefore: '剩余支付时间',
    /** Shown in the last minutes. */
    endsSoon: (minutes: number) => `支付时间不足 ${minutes} 分钟，超时后订单将自动取消`,
    orderNumber: (number: string) => `订单号 ${number}`,
    scanToPay: '打开手机支付应用扫一扫，支付结果会自动更新',
    statuses: {
      waiting: '等待支付',
      confirming: '正在确认支付结果',
      paid: '支付成功',
      failed: '支付失败',
      expired: '订单已超时关闭',
      unknown: '还不知道支付结果',
    },
  },
  {
    payBefore: 'Time left to pay',
    endsSoon: (minutes) =>
      `Less than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left. The order is cancelled if it is not paid in time.`,
    orderNumber: (number) => `Order ${number}`,
    scanToPay: 'Scan with your payment app; the result shows here by itself',
    statuses: {
      waiting: 'Waiting for payment',
      confirming: 'Still confirming the payment',
      paid: 'Paid',
      failed: 'Payment failed',
      expired: 'The order has expired',
      unknown: 'The result is not known yet',
    },
  },
);
