import type { AfterSaleKind, AfterSaleStatus } from '../../rules/afterSaleTransitions.ts';
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

const afterSaleNotices = {
  requested: {
    title: { 'zh-CN': '售后申请已提交', 'en-US': 'Return or refund requested' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的售后申请已提交，商家会尽快处理。',
      'en-US': 'The seller will answer your request about “{item}” in order {number} soon.',
    },
  },
  refundApproved: {
    title: { 'zh-CN': '退款申请已通过', 'en-US': 'Refund approved' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的退款申请已通过，款项即将退回。',
      'en-US': 'Your refund for “{item}” in order {number} is approved and will be paid soon.',
    },
  },
  returnApproved: {
    title: { 'zh-CN': '退货申请已通过', 'en-US': 'Return approved' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的退货申请已通过，请在 7 天内寄回商品并填写快递单号。',
      'en-US': 'Please send back “{item}” in order {number} within 7 days and enter the tracking number.',
    },
  },
  refused: {
    title: { 'zh-CN': '售后申请未通过', 'en-US': 'Return or refund declined' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的售后申请未通过，请查看原因。',
      'en-US': 'Your request about “{item}” in order {number} was declined. Read the reason.',
    },
  },
  returning: {
    title: { 'zh-CN': '退货已寄出', 'en-US': 'Return on its way' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的退货已寄出，商家收到后退款。',
      'en-US': 'The refund for “{item}” in order {number} follows when the seller has the parcel.',
    },
  },
  refunded: {
    title: { 'zh-CN': '退款成功', 'en-US': 'Refund sent' },
    content: {
      'zh-CN': '订单 {number} 中“{item}”的退款已原路退回。',
      'en-US': 'The refund for “{item}” in order {number} went to your payment method.',
    },
  },
  withdrawn: {
    title: { 'zh-CN': '售后申请已撤销', 'en-US': 'Request withdrawn' },
    content: {
      'zh-CN': '您已撤销订单 {number} 中“{item}”的售后申请。',
      'en-US': 'You withdrew your request about “{item}” in order {number}.',
    },
  },
  lapsed: {
    title: { 'zh-CN': '退货申请已失效', 'en-US': 'Return lapsed' },
    content: {
      'zh-CN': '订单 {number} 中的“{item}”未在时限内寄回，退货申请已失效。',
      'en-US': 'The return of “{item}” in order {number} lapsed because it was not sent back in time.',
    },
  },
} satisfies Record<string, NoticeText>;

/** What a shopper is notified of about a return or refund. */
export type AfterSaleNotice = keyof typeof afterSaleNotices;

/**
 * Returns which notification belongs to a request that has just changed.
 *
 * @example afterSaleNoticeOf({ status: 'approved', kind: 'refundOnly' }) // 'refundApproved'
 */
export function afterSaleNoticeOf({ status, kind }: { status: AfterSaleStatus; kind: AfterSaleKind }): AfterSaleNotice {
  if (status !== 'approved') return status;
  return kind === 'refundOnly' ? 'refundApproved' : 'returnApproved';
}

/** What a notification about a return or refund names, so that two requests of one order read differently. */
export interface AfterSaleSubject {
  orderNumber: string;
  /** Title of the order line; an empty text where it is no longer known. */
  title: LocalizedText;
  /** The options that were chosen. */
  attributes: readonly { value: LocalizedText }[];
  /** Pieces that the request is about. */
  quantity: number;
}

/**
 * Returns the title and text of a notification about a return or refund.
 *
 * @example afterSaleNotice('refunded', { orderNumber: '2026', title: mug, attributes: [], quantity: 2 })
 * // content: 'The refund for “Mug × 2” in order 2026 went to your payment method.'
 */
export function afterSaleNotice(notice: AfterSaleNotice, { orderNumber, ...item }: AfterSaleSubject): NoticeText {
  const { title, content } = afterSaleNotices[notice];
  const numbered = fill(content, '{number}', { 'zh-CN': orderNumber, 'en-US': orderNumber });
  return { title, content: fill(numbered, '{item}', nameItem(item)) };
}

function nameItem({ title, attributes, quantity }: Omit<AfterSaleSubject, 'orderNumber'>): LocalizedText {
  const optionsIn = (locale: keyof LocalizedText) => attributes.map(({ value }) => value[locale]).join(' / ');
  const [zh, en] = [optionsIn('zh-CN'), optionsIn('en-US')];
  return {
    'zh-CN': `${title['zh-CN'] || '商品'}${zh ? `（${zh}）` : ' '}× ${quantity}`,
    'en-US': `${title['en-US'] || 'Item'}${en && ` (${en})`} × ${quantity}`,
  };
}

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
