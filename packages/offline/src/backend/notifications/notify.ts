import type { LocalizedText } from '@mallard/domain/messages';
import {
  afterSaleNotice,
  afterSaleNoticeOf,
  couponNotice,
  type OrderNotice,
  orderNotice,
} from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { skuValueNames } from '../shop/catalogReviews.ts';
import { generateId } from '../state/generateIds.ts';
import type { AfterSaleState, NotificationState, OrderState } from '../state/shopState.ts';

/** Maximum number of stored messages per shopper. */
const MAX_NOTIFICATIONS = 200;

/** Adds a notification for a shopper. */
export function notify(
  { state, now }: OpenShop,
  notice: Pick<NotificationState, 'userId' | 'kind' | 'title' | 'content' | 'link'>,
): void {
  state.notifications.push({ id: generateId(state), ...notice, isRead: false, createdAt: now });
  const ownNotifications = state.notifications.filter(({ userId }) => userId === notice.userId);
  const [oldest] = ownNotifications.length > MAX_NOTIFICATIONS ? ownNotifications : [];
  if (oldest) state.notifications = state.notifications.filter(({ id }) => id !== oldest.id);
}

/** Notifies a shopper of a change of an order. */
export function notifyOfOrder(shop: OpenShop, { id, userId, orderNumber }: OrderState, notice: OrderNotice): void {
  notify(shop, { userId, kind: 'order', ...orderNotice(notice, orderNumber), link: `/order/${id}` });
}

/** Notifies a shopper of a change of a return or refund. */
export function notifyOfAfterSale(
  shop: OpenShop,
  { id, userId, orderNumber, items }: OrderState,
  request: AfterSaleState,
): void {
  const item = items.find((item) => item.id === request.orderItemId);
  // A stored order may contain a product that this version's sample lacks.
  const sku = item && shop.catalog.sku(item.skuId);
  const text = afterSaleNotice(afterSaleNoticeOf(request), {
    orderNumber,
    title: sku?.product.sample.title ?? { 'zh-CN': '', 'en-US': '' },
    attributes: sku ? skuValueNames(sku.product.sample, sku.values) : [],
    quantity: request.quantity,
  });
  notify(shop, { userId, kind: 'order', ...text, link: `/after-sale/${id}` });
}

/** Notifies a shopper of a claimed coupon. */
export function notifyOfCoupon(shop: OpenShop, userId: string, name: LocalizedText): void {
  notify(shop, { userId, kind: 'coupon', ...couponNotice(name), link: '/coupons' });
}
