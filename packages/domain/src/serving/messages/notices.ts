import type { LocalizedText } from './localizedText.ts';

/** What the shop tells a shopper unasked. */
export interface NoticeText {
  title: LocalizedText;
  content: LocalizedText;
}

const orderNotices = {
  created: {
    title: { 'zh-CN': '订单已提交', 'en-US': 'Order placed' },
    content: {
      'zh-CN': '订单 {number} 已提交，请在 30 分钟内完成支付。',
      'en-US': 'Please pay for order {number} within 30 minutes.',
    },
  },
  paid: {
    title: { 'zh-CN': '支付成功', 'en-US': 'Payment received' },
    content: {
      'zh-CN': '订单 {number} 已支付，我们会尽快发货。',
      'en-US': 'Order {number} is paid. We will ship it soon.',
    },
  },
  shipped: {
    title: { 'zh-CN': '订单已发货', 'en-US': 'Order shipped' },
    content: {
      'zh-CN': '订单 {number} 已发货，可查看物流。',
      'en-US': 'Order {number} is on its way. You can follow the parcel.',
    },
  },
  completed: {
    title: { 'zh-CN': '订单已完成', 'en-US': 'Order completed' },
    content: {
      'zh-CN': '订单 {number} 已完成，欢迎评价。',
      'en-US': 'Order {number} is completed. Tell others what you think.',
    },
  },
  cancelled: {
    title: { 'zh-CN': '订单已取消', 'en-US': 'Order cancelled' },
    content: { 'zh-CN': '订单 {number} 已取消。', 'en-US': 'Order {number} is cancelled.' },
  },
  expired: {
    title: { 'zh-CN': '订单已超时取消', 'en-US': 'Order expired' },
    content: {
      'zh-CN': '订单 {number} 未在时限内支付，已自动取消。',
      'en-US': 'Order {number} was not paid in time and is cancelled.',
    },
  },
  refunding: {
    title: { 'zh-CN': '退款处理中', 'en-US': 'Refund in progress' },
    content: {
      'zh-CN': '订单 {number} 的款项正在退回。',
      'en-US': 'The payment for order {number} is on its way back.',
    },
  },
} satisfies Record<string, NoticeText>;

/** Tells that a session was ended because its refresh token turned up twice. */
export const sessionEndedNotice: NoticeText = {
  title: { 'zh-CN': '一处登录已被结束', 'en-US': 'A sign-in was ended' },
  content: {
    'zh-CN': '我们发现一处登录凭证被重复使用，已将其结束。如非本人操作，请修改密码。',
    'en-US': 'A sign-in was used from two places and has been ended. If that was not you, change your password.',
  },
};

/** What can be told of an order. */
export type OrderNotice = keyof typeof orderNotices;

/** The words about an order, by its number. */
export function orderNotice(notice: OrderNotice, orderNumber: string): NoticeText {
  const { title, content } = orderNotices[notice];
  return { title, content: fill(content, '{number}', { 'zh-CN': orderNumber, 'en-US': orderNumber }) };
}

/** The words about a coupon that has been claimed. */
export function couponNotice(name: LocalizedText): NoticeText {
  return {
    title: { 'zh-CN': '优惠券已到账', 'en-US': 'Coupon claimed' },
    content: fill(
      { 'zh-CN': '您已领取优惠券“{name}”，下单时可使用。', 'en-US': 'You can use “{name}” with your next order.' },
      '{name}',
      name,
    ),
  };
}

function fill(text: LocalizedText, gap: string, value: LocalizedText): LocalizedText {
  return {
    'zh-CN': text['zh-CN'].replaceAll(gap, () => value['zh-CN']),
    'en-US': text['en-US'].replaceAll(gap, () => value['en-US']),
  };
}
