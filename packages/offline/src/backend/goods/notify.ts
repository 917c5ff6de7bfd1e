import type { LocalizedText } from '@mallard/domain/messages';
import {
  afterSaleNotice,
  afterSaleNoticeOf,
  couponNotice,
  type OrderNotice,
  orderNotice,
} from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { wordsOfChoice } from '../shop/shelfReviews.ts';
import { drawId } from '../state/draws.ts';
import type { AfterSaleState, NotificationState, OrderState } from '../state/shopState.ts';

/** Messages that one shopper keeps. */
const MOST_KEPT = 200;

/** Tells a shopper something. */
export function notify(
  { state, now }: OpenShop,
  notice: Pick<NotificationState, 'userId' | 'kind' | 'title' | 'content' | 'link'>,
): void {
  state.notifications.push({ id: drawId(state), ...notice, isRead: false, createdAt: now });
  const own = state.notifications.filter(({ userId }) => userId === notice.userId);
  const [oldest] = own.length > MOST_KEPT ? own : [];
  if (oldest) state.notifications = state.notifications.filter(({ id }) => id !== oldest.id);
}

/** Tells a shopper what became of an order. */
export function notifyOfOrder(shop: OpenShop, { id, userId, orderNumber }: OrderState, notice: OrderNotice): void {
  notify(shop, { userId, kind: 'order', ...orderNotice(notice, orderNumber), link: `/order/${id}` });
}

/** Notifies a shopper of a change of a return or refund. */
export function notifyOfAfterSale(
  shop: OpenShop,
  { id, userId, orderNumber, items }: OrderState,
  request: AfterSaleState,
): void {
  const item = items.find((one) => one.id === request.orderItemId);
  // The sample of another version of the app may lack what this one sold.
  const sku = item && shop.shelf.sku(item.skuId);
  const text = afterSaleNotice(afterSaleNoticeOf(request), {
    orderNumber,
    title: sku?.product.sample.title ?? { 'zh-CN': '', 'en-US': '' },
    attributes: sku ? wordsOfChoice(sku.product.sample, sku.values) : [],
    quantity: request.quantity,
  });
  notify(shop, { userId, kind: 'order', ...text, link: `/after-sale/${id}` });
}

/** Tells a shopper that a coupon is in hand. */
export function notifyOfCoupon(shop: OpenShop, userId: string, name: LocalizedText): void {
  notify(shop, { userId, kind: 'coupon', ...couponNotice(name), link: '/coupons' });
}
