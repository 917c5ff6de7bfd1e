import { refuse } from '@mallard/domain/serving';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSaleEvents, afterSales, orderItems, orders } from '../../db/schema/index.ts';
import type { AfterSaleRow } from '../orders/afterSaleClaims.ts';

/** Return and refund requests of one order, with the data for their amounts. */
export interface StoredAfterSales {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
  /** Newest first. */
  requests: AfterSaleRow[];
  /** Events of all requests, oldest first. */
  events: (typeof afterSaleEvents.$inferSelect)[];
}

/**
 * Reads the return and refund requests of an order. The caller checks ownership.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readAfterSales(db: Database, orderId: string): Promise<StoredAfterSales> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw refuse.notFound();
  const items = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
  const requests = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.orderId, orderId))
    .orderBy(desc(afterSales.createdAt), asc(afterSales.id));
  const ids = requests.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(afterSaleEvents)
          .where(inArray(afterSaleEvents.afterSaleId, ids))
          .orderBy(asc(afterSaleEvents.position));
  return { order, items, requests, events };
}

/**
 * Reads one request. The caller checks ownership.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readAfterSale(db: Database, id: string): Promise<AfterSaleRow> {
  const [request] = await db.select().from(afterSales).where(eq(afterSales.id, id));
  if (!request) throw refuse.notFound();
  return request;
}
