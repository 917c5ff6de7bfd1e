import {
  CONFIRM_AFTER_MS,
  findTransition,
  type OrderActor,
  type OrderEvent,
  type OrderTransition,
  sourcesOf,
} from '@mallard/domain/rules';
import type { OrderNotice } from '@mallard/domain/serving';
import { refuse } from '@mallard/domain/serving';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderEvents, orderItems, orders, products } from '../../db/schema/index.ts';
import { notifyOfOrder } from '../notifications/notify.ts';
import { closeAttempts } from '../paymentAttempts/closeAttempts.ts';
import { refundPaidPayment } from '../paymentAttempts/refundPayment.ts';
import { restoreStock } from './deductStock.ts';
import { restoreCoupon } from './redeemCoupon.ts';

type OrderRow = typeof orders.$inferSelect;

/** Event of an order. */
export interface OrderChange {
  orderId: string;
  event: OrderEvent;
  actor: OrderActor;
  now: Date;
  /** Columns that the event sets. */
  facts?: Partial<Pick<OrderRow, 'cancelReason' | 'carrier' | 'trackingNumber' | 'paymentMethod' | 'shipAfter'>>;
}

const notices: Readonly<Record<OrderEvent, OrderNotice>> = {
  pay: 'paid',
  cancel: 'cancelled',
  expire: 'expired',
  ship: 'shipped',
  confirm: 'completed',
};

/**
 * Applies an event to an order if the transition table allows it. Also restores stock and coupon, refunds the payment, records the
 * event and notifies the user. The second of two concurrent events sees the new status and fails. The caller checks ownership.
 *
 * @throws {Refusal} ORDER_STATE with the current status; NOT_FOUND
 */
export async function changeOrder(tx: Database, change: OrderChange): Promise<OrderRow> {
  const { orderId, event, actor } = change;
  const before = await lockOrder(tx, orderId);
  const transition = findTransition(before.status, event, actor);
  if (!transition) throw refuse('ORDER_STATE', { details: { status: before.status } });
  const at = notBefore(before, change.now);
  const [order] = await tx
    .update(orders)
    .set({
      ...change.facts,
      ...timestampsOf(event, at),
      ...moneyOf(event, transition),
      status: transition.to,
      version: sql`${orders.version} + 1`,
    })
    .where(and(eq(orders.id, orderId), inArray(orders.status, sourcesOf(event, actor))))
    .returning();
  if (!order) throw refuse('ORDER_STATE');
  await tx
    .insert(orderEvents)
    .values({ orderId, event, actor, fromStatus: before.status, toStatus: order.status, createdAt: at });
  if (transition.from === 'unpaid') await closeAttempts(tx, orderId, at);
  if (transition.returnsStock) {
    await restoreStock(tx, orderId);
    await restoreCoupon(tx, orderId);
  }
  if (transition.refunds) await refundPaidPayment(tx, order, at);
  if (event === 'confirm') await countSales(tx, orderId);
  await notifyOfOrder(tx, order, notices[event], at);
  return order;
}

/**
 * Locks an order until the transaction ends. Call it before you change an order, its payments or its shipment.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order) throw refuse.notFound();
  return order;
}

/** Returns a timestamp that is not before earlier ones of the order, because clocks of servers may differ. */
function notBefore({ createdAt, paidAt, shippedAt }: OrderRow, now: Date): Date {
  const timestamps = [createdAt, paidAt, shippedAt, now].map((date) => date?.getTime() ?? 0);
  return new Date(Math.max(...timestamps));
}

function timestampsOf(event: OrderEvent, at: Date): Partial<OrderRow> {
  switch (event) {
    case 'pay':
      return { paidAt: at };
    case 'cancel':
    case 'expire':
      return { cancelledAt: at };
    case 'ship':
      return { shippedAt: at, confirmAfter: new Date(at.getTime() + CONFIRM_AFTER_MS) };
    case 'confirm':
      return { completedAt: at };
  }
}

function moneyOf(event: OrderEvent, { refunds }: OrderTransition): Partial<OrderRow> {
  if (event === 'pay') return { paymentStatus: 'paid' };
  return refunds ? { paymentStatus: 'refunded' } : {};
}

/** Counts sales on completion, because completed orders can't be cancelled. */
async function countSales(tx: Database, orderId: string): Promise<void> {
  const lines = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  // In ascending order, so that two orders of the same products can't deadlock.
  for (const { productId, quantity } of lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
    await tx
      .update(products)
      .set({ sales: sql`${products.sales} + ${quantity}::integer` })
      .where(eq(products.id, productId));
}
