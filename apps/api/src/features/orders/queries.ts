import { type OrderTab, orderTabs } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, logisticsEvents, orderItems, orders } from '../../db/schema/index.ts';

/** An order with its items, in the order of the request. */
export interface StoredOrder {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
  /** Return and refund requests, unsorted. */
  afterSales: (typeof afterSales.$inferSelect)[];
}

/** Filter and page of an order list. */
export interface OrderList {
  tab: OrderTab;
  checkoutUuid?: string | undefined;
  keyword?: string | undefined;
  pageNumber: number;
  pageSize: number;
}

/** Finds the order of a checkout, hidden or not. */
export async function findByCheckout(
  db: Database,
  userId: string,
  checkoutId: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.checkoutId, checkoutId)));
  return order && (await withItems(db, [order]))[0];
}

/**
 * Reads an order of the user that is not hidden.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readOrder(db: Database, userId: string, id: string): Promise<StoredOrder> {
  const orderRows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isVisible(userId)));
  const [stored] = await withItems(db, orderRows);
  if (!stored) throw refuse.notFound();
  return stored;
}

/** Reads a page of the user's orders, newest first, with the total. */
export async function readOrders(
  db: Database,
  userId: string,
  { tab, checkoutUuid, keyword, pageNumber, pageSize }: OrderList,
): Promise<{ items: StoredOrder[]; total: number }> {
  const where = and(
    isVisible(userId),
    tab === 'all' ? undefined : eq(orders.status, tab),
    checkoutUuid === undefined ? undefined : eq(orders.checkoutId, checkoutUuid),
    keyword === undefined ? undefined : names(db, keyword),
  );
  const orderRows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [counted] = await db.select({ all: count() }).from(orders).where(where);
  return { items: await withItems(db, orderRows), total: counted?.all ?? 0 };
}

/** Counts the orders of each tab. */
export async function countTabs(db: Database, userId: string): Promise<Record<OrderTab, number>> {
  const rows = await db
    .select({ status: orders.status, orders: count() })
    .from(orders)
    .where(isVisible(userId))
    .groupBy(orders.status);
  const byStatus = new Map<string, number>(rows.map((row) => [row.status, row.orders]));
  byStatus.set(
    'all',
    rows.reduce((all, row) => all + row.orders, 0),
  );
  return Object.fromEntries(orderTabs.map((tab) => [tab, byStatus.get(tab) ?? 0])) as Record<OrderTab, number>;
}

/** Counts completed orders with an item that has no review. */
export async function countToReview(db: Database, userId: string): Promise<number> {
  const unreviewed = db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.isReviewed, false)));
  const [counted] = await db
    .select({ all: count() })
    .from(orders)
    .where(and(isVisible(userId), eq(orders.status, 'completed'), exists(unreviewed)));
  return counted?.all ?? 0;
}

/** Reads past tracking events of an order, newest first. */
export function readLogistics(db: Database, orderId: string, now: Date) {
  const { happensAt } = logisticsEvents;
  return db
    .select()
    .from(logisticsEvents)
    .where(and(eq(logisticsEvents.orderId, orderId), lte(happensAt, now)))
    .orderBy(desc(happensAt), desc(logisticsEvents.id))
    .limit(100);
}

async function withItems(db: Database, orderRows: readonly StoredOrder['order'][]): Promise<StoredOrder[]> {
  if (orderRows.length === 0) return [];
  const ids = orderRows.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position), asc(orderItems.id));
  const requests = await db.select().from(afterSales).where(inArray(afterSales.orderId, ids));
  return orderRows.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
    afterSales: requests.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Matches orders whose number or an item title, in either language, contains the keyword. */
function names(db: Database, keyword: string): SQL | undefined {
  const part = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const title = sql`${orderItems.title} ->> 'zh-CN' || ' ' || (${orderItems.title} ->> 'en-US')`;
  const lines = db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), ilike(title, part)));
  return or(ilike(orders.orderNumber, part), exists(lines));
}

function isVisible(userId: string): SQL | undefined {
  return and(eq(orders.userId, userId), isNull(orders.hiddenAt));
}
