import {
  afterSaleNotice,
  afterSaleNoticeOf,
  couponNotice,
  type OrderNotice,
  orderNotice,
} from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import {
  type afterSales,
  notifications,
  type orderItems,
  type orders,
  type StoredText,
} from '../../db/schema/index.ts';

type OrderFacts = Pick<typeof orders.$inferSelect, 'id' | 'userId' | 'orderNumber'>;
type ItemFacts = Pick<typeof orderItems.$inferSelect, 'title' | 'attributes'>;
type RequestFacts = Pick<typeof afterSales.$inferSelect, 'status' | 'kind' | 'quantity'>;

/** Notifies a user of a change of an order, in the transaction of the change. */
export async function notifyOfOrder(tx: Database, order: OrderFacts, notice: OrderNotice, now: Date): Promise<void> {
  await tx.insert(notifications).values({
    userId: order.userId,
    kind: 'order',
    ...orderNotice(notice, order.orderNumber),
    link: `/order/${order.id}`,
    createdAt: now,
  });
}

/** Notifies a user of a change of a return or refund, in the transaction of the change. */
export async function notifyOfAfterSale(
  tx: Database,
  order: OrderFacts,
  { item, request, now }: { item: ItemFacts; request: RequestFacts; now: Date },
): Promise<void> {
  const { title, attributes } = item;
  const { orderNumber } = order;
  const subject = { orderNumber, title, attributes, quantity: request.quantity };
  await tx.insert(notifications).values({
    userId: order.userId,
    kind: 'order',
    ...afterSaleNotice(afterSaleNoticeOf(request), subject),
    link: `/after-sale/${order.id}`,
    createdAt: now,
  });
}

/** Notifies a user of a claimed coupon. */
export async function notifyOfCoupon(tx: Database, userId: string, name: StoredText, now: Date): Promise<void> {
  await tx
    .insert(notifications)
    .values({ userId, kind: 'coupon', ...couponNotice(name), link: '/coupons', createdAt: now });
}
