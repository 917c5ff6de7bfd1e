import { type OrderTab, orderTabs } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { afterSales, logisticsEvents, orderItems, orders } from '../../db/schema/index.ts';

/** An order with its lines, in the order in which they were asked for. */
export interface StoredOrder {
  order: typeof orders.$inferSelect;
  items: (typeof orderItems.$inferSelect)[];
  /** Requests for returns and refunds, in no order. */
  afterSales: (typeof afterSales.$inferSelect)[];
}

/** Which page of which orders. */
export interface OrderList {
  tab: OrderTab;
  checkoutUuid?: string | undefined;
  keyword?: string | undefined;
  pageNumber: number;
  pageSize: number;
}

/** The order that a checkout has made, hidden or not. */
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
 * One order of the shopper's that is not hidden.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function readOrder(db: Database, userId: string, id: string): Promise<StoredOrder> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isVisible(userId)));
  const [stored] = await withItems(db, found);
  if (!stored) throw refuse.notFound();
  return stored;
}

/** A page of a shopper's orders, newest first, and how many there are of them. */
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
  const found = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  const [counted] = await db.select({ all: count() }).from(orders).where(where);
  return { items: await withItems(db, found), total: counted?.all ?? 0 };
}

/** How many orders each tab holds. */
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

/** How many completed orders have a line without a review. */
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

/** Where the parcel of an order has been up to now, newest first. */
export function readLogistics(db: Database, orderId: string, now: Date) {
  const { happensAt } = logisticsEvents;
  return db
    .select()
    .from(logisticsEvents)
    .where(and(eq(logisticsEvents.orderId, orderId), lte(happensAt, now)))
    .orderBy(desc(happensAt), desc(logisticsEvents.id))
    .limit(100);
}

async function withItems(db: Database, found: readonly StoredOrder['order'][]): Promise<StoredOrder[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.position), asc(orderItems.id));
  const requests = await db.select().from(afterSales).where(inArray(afterSales.orderId, ids));
  return found.map((order) => ({
    order,
    items: items.filter(({ orderId }) => orderId === order.id),
    afterSales: requests.filter(({ orderId }) => orderId === order.id),
  }));
}

/** Whether an order's number or one of its lines, in either language, has the keyword in it. */
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
