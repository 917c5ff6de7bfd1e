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
import { closeAttempts } from '../payments/closeAttempts.ts';
import { refundPaidPayment } from '../payments/refundPayment.ts';
import { returnCoupon } from './spendCoupon.ts';
import { returnStock } from './takeStock.ts';

type OrderRow = typeof orders.$inferSelect;

/** Something that happens to an order. */
export interface OrderChange {
  orderId: string;
  event: OrderEvent;
  actor: OrderActor;
  now: Date;
  /** What else becomes known by it. */
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
 * Lets an event happen to an order if the table of the rules has it, with all that goes along: stock and coupon that come
 * back, money that goes back, the event's row, the notice. Whoever comes second finds another status and is refused. The
 * caller has made sure whose order it is.
 *
 * @throws {Refusal} ORDER_STATE with the status that stands in the way; NOT_FOUND
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
      ...momentsOf(event, at),
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
    await returnStock(tx, orderId);
    await returnCoupon(tx, orderId);
  }
  if (transition.refunds) await refundPaidPayment(tx, order, at);
  if (event === 'confirm') await countSales(tx, orderId);
  await notifyOfOrder(tx, order, notices[event], at);
  return order;
}

/**
 * Takes an order for this transaction. Whatever changes an order, its payments or its parcel does this first.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (!order) throw refuse.notFound();
  return order;
}

/** The clocks of two servers may differ; the moments of one order do not run backwards for that. */
function notBefore({ createdAt, paidAt, shippedAt }: OrderRow, now: Date): Date {
  const moments = [createdAt, paidAt, shippedAt, now].map((moment) => moment?.getTime() ?? 0);
  return new Date(Math.max(...moments));
}

function momentsOf(event: OrderEvent, at: Date): Partial<OrderRow> {
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

/** Sales count when the goods have arrived, for what has arrived is not cancelled any more. */
async function countSales(tx: Database, orderId: string): Promise<void> {
  const lines = await tx.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  // In ascending order, or two orders of the same products could lock each other out.
  for (const { productId, quantity } of lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)))
    await tx
      .update(products)
      .set({ sales: sql`${products.sales} + ${quantity}::integer` })
      .where(eq(products.id, productId));
}
