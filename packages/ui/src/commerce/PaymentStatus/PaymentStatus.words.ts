import { defineWords } from '../../intl/Words.ts';

export const paymentStatusWords = defineWords(
  {
    states: {
      pending: { title: '等待支付', text: '请在规定时间内完成支付。' },
      confirming: { title: '正在确认支付结果', text: '结果确认后会自动显示，不用重复支付。' },
      paid: { title: '支付成功', text: '我们会尽快发货。' },
      failed: { title: '支付没有成功', text: '没有扣款，可以重试或换一种支付方式。' },
      refunded: { title: '已退款', text: '款项会原路退还，到账时间以支付渠道为准。' },
      closed: { title: '订单已关闭', text: '这笔订单不能再支付了。' },
      unknown: { title: '还不知道支付结果', text: '如果已经付款，请不要重复支付。稍后再查询一次。' },
    },
    slow: '确认时间比平时久。可以先离开，结果会出现在订单里。',
    actions: {
      pay: '立即支付',
      check: '查询结果',
      retry: '重新支付',
      changeMethod: '换一种支付方式',
      viewOrder: '查看订单',
      continueShopping: '继续购物',
      buyAgain: '再次购买',
    },
  },
  {
    states: {
      pending: { title: 'Waiting for payment', text: 'Please pay before the time is over.' },
      confirming: {
        title: 'Still confirming the payment',
        text: 'The result shows here by itself. Please do not pay again.',
      },
      paid: { title: 'Paid', text: 'Your order will be on its way soon.' },
      failed: { title: 'The payment did not go through', text: 'Nothing was charged. Try again or pay another way.' },
      refunded: {
        title: 'Refunded',
        text: 'The money goes back the way it came, which can take some days.',
      },
      closed: { title: 'The order is closed', text: 'It can no longer be paid.' },
      unknown: {
        title: 'The result is not known yet',
        text: 'If you have paid already, please do not pay again. Check once more in a while.',
      },
    },
    slow: 'This takes longer than usual. You can leave; the result will be in your order.',
    actions: {
      pay: 'Pay now',
      check: 'Check the result',
      retry: 'Pay again',
      changeMethod: 'Pay another way',
      viewOrder: 'View order',
      continueShopping: 'Continue shopping',
      buyAgain: 'Buy again',
    },
  },
);
