import type { MessageValues } from '../../messages/formatMessage.ts';
import type { ContentLocale, LocalizedText } from '../../messages/locale.ts';
import type { AfterSaleKind, AfterSaleStatus } from '../../rules/afterSaleTransitions.ts';
import { PAY_WITHIN_MS, SHIP_BACK_WITHIN_MS } from '../../rules/orderDeadlines.ts';
import { localizedMessage, type ServerMessages, serverMessage } from './serverMessages.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Title and text of a notification. */
export interface NoticeText {
  title: LocalizedText;
  content: LocalizedText;
}

/** What a shopper is notified of about an order. */
export type OrderNotice = keyof ServerMessages['notifications']['order'];

/** What a shopper is notified of about a return or refund. */
export type AfterSaleNotice = keyof ServerMessages['notifications']['afterSale'];

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
  const days = SHIP_BACK_WITHIN_MS / DAY_MS;
  return notification(`afterSale.${notice}`, (locale) => ({ orderNumber, days, item: itemName(item, locale) }));
}

function itemName(
  { title, attributes, quantity }: Omit<AfterSaleSubject, 'orderNumber'>,
  locale: ContentLocale,
): string {
  const options = attributes.map(({ value }) => value[locale]).join(' / ');
  const values = { title: title[locale] || serverMessage('unknownItem', locale), options, quantity };
  return serverMessage(options === '' ? 'item' : 'itemWithOptions', locale, values);
}

/** The notification of a session that was ended because its refresh token was used twice. */
export const sessionEndedNotice: NoticeText = notification('sessionEnded');

/** Returns the notification of a change of an order. */
export function orderNotice(notice: OrderNotice, orderNumber: string): NoticeText {
  return notification(`order.${notice}`, () => ({ orderNumber, minutes: PAY_WITHIN_MS / MINUTE_MS }));
}

/** Returns the notification of a claimed coupon. */
export function couponNotice(name: LocalizedText): NoticeText {
  return notification('coupon', (locale) => ({ name: name[locale] }));
}

function notification(path: string, valuesIn?: (locale: ContentLocale) => MessageValues): NoticeText {
  return {
    title: localizedMessage(`notifications.${path}.title`, valuesIn),
    content: localizedMessage(`notifications.${path}.content`, valuesIn),
  };
}
