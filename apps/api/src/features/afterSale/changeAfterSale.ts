import { type AfterSaleActor, type AfterSaleEvent, findAfterSaleTransition } from '@mallard/domain/rules';
import { refuse, sellerEventDueAt, sellerRefusal } from '@mallard/domain/serving';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSaleEvents, afterSales, orderItems, skus } from '../../db/schema/index.ts';
import { notifyOfAfterSale } from '../notifications/notify.ts';
import type { AfterSaleRow } from '../orders/afterSaleClaims.ts';
import { lockOrder } from '../orders/changeOrder.ts';
import { shippingOf } from './presenter.ts';
import { readAfterSale, readAfterSales } from './queries.ts';
import { refundAfterSale } from './refundAfterSale.ts';

/** Event of a return or refund request. */
export interface AfterSaleChange {
  id: string;
  event: AfterSaleEvent;
  actor: AfterSaleActor;
  now: Date;
  /** Milliseconds that the simulated seller takes for each step; `null` if the shop has a real seller. */
  sellerDelay: number | null;
  /** Tracking number of the event `ship`. */
  trackingNumber?: string;
}

/**
 * Applies an event to a request if the transition table allows it, with its refund, stock, history and notification. Locks the
 * order first, so that the second of two concurrent events sees the result of the first. The caller checks ownership.
 *
 * @throws {Refusal} AFTER_SALE_STATE with the current status; NOT_FOUND
 */
export async function changeAfterSale(tx: Database, change: AfterSaleChange): Promise<AfterSaleRow> {
  const { id, event, actor, trackingNumber } = change;
  const { orderId } = await readAfterSale(tx, id);
  await lockOrder(tx, orderId);
  const stored = await readAfterSales(tx, orderId);
  const before = stored.requests.find((request) => request.id === id);
  const item = stored.items.find(({ id: itemId }) => itemId === before?.orderItemId);
  if (!before || !item) throw refuse.notFound();
  const transition = findAfterSaleTransition(before, event, actor);
  if (!transition) throw refuse('AFTER_SALE_STATE', { details: { status: before.status } });
  const events = stored.events.filter(({ afterSaleId }) => afterSaleId === id);
  const now = new Date(Math.max(change.now.getTime(), events.at(-1)?.createdAt.getTime() ?? 0));
  const next = { status: transition.to, kind: before.kind };
  const dueAt = sellerEventDueAt({ ...next, since: now.getTime() }, change.sellerDelay);
  const [after] = await tx
    .update(afterSales)
    .set({
      status: transition.to,
      dueAt: dueAt === null ? null : new Date(dueAt),
      ...(trackingNumber !== undefined && { trackingNumber }),
      ...(event === 'refuse' && { refusal: sellerRefusal }),
      ...(transition.refunds && { shipping: shippingOf(before, stored) }),
    })
    .where(eq(afterSales.id, id))
    .returning();
  if (!after) throw refuse.notFound();
  await tx
    .insert(afterSaleEvents)
    .values({ afterSaleId: id, event, actor, toStatus: after.status, position: events.length, createdAt: now });
  if (transition.returnsStock) await returnPieces(tx, after);
  if (transition.refunds) await refundAfterSale(tx, stored.order, after, now);
  await notifyOfAfterSale(tx, stored.order, { item, request: after, now });
  return after;
}

/** Restores the stock of a request. */
async function returnPieces(tx: Database, { orderItemId, quantity }: AfterSaleRow): Promise<void> {
  const skuIds = tx.select({ id: orderItems.skuId }).from(orderItems).where(eq(orderItems.id, orderItemId));
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}::integer` })
    .where(eq(skus.id, skuIds));
}
