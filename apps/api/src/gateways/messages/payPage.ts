import type { PaymentMethod } from '@mallard/domain/contract';
import type { Locale } from '@mallard/domain/messages';

/** The words of the simulated payment page. */
export interface PayPageWords {
  title: string;
  hint: string;
  amount: string;
  order: string;
  method: string;
  approve: string;
  decline: string;
  back: string;
  missing: string;
  undelivered: string;
  methods: Readonly<Record<PaymentMethod, string>>;
}

export const payPageWords: Readonly<Record<Locale, PayPageWords>> = {
  'zh-CN': {
    title: '模拟支付',
    hint: '这是演示用的支付页面，不会产生真实扣款。',
    amount: '支付金额',
    order: '订单号',
    method: '支付方式',
    approve: '确认付款',
    decline: '拒绝付款',
    back: '返回商城',
    missing: '找不到这笔支付。',
    undelivered: '商城未能接收支付结果，请返回后重试。',
    methods: { alipay: '支付宝', wechat: '微信支付', card: '银行卡' },
  },
  'en-US': {
    title: 'Simulated payment',
    hint: 'This page is a demonstration. No money is taken.',
    amount: 'Amount',
    order: 'Order number',
    method: 'Method',
    approve: 'Approve payment',
    decline: 'Decline payment',
    back: 'Back to the shop',
    missing: 'There is no such payment.',
    undelivered: 'The shop did not take the result. Go back and try again.',
    methods: { alipay: 'Alipay', wechat: 'WeChat Pay', card: 'Card' },
  },
};
