import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { id, instant, money } from './columns.ts';
import { orderItems, orders } from './orders.ts';
import type { StoredPicture, StoredText } from './stored.ts';

// Not imported from the rules, because old rows keep values that the rules may remove.
const kinds = ['refundOnly', 'returnAndRefund'] as const;
const statuses = ['requested', 'approved', 'refused', 'returning', 'refunded', 'withdrawn', 'lapsed'] as const;

/** Return and refund requests for order items. */
export const afterSales = pgTable(
  'after_sales',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderItemId: uuid()
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    kind: text({ enum: kinds }).notNull(),
    status: text({ enum: statuses }).notNull().default('requested'),
    reason: text().notNull(),
    note: text().notNull().default(''),
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    quantity: integer().notNull(),
    /** Price of the returned items. */
    goods: money().notNull(),
    /** Their share of the order's discount. */
    discount: money().notNull(),
    /** Refunded shipping fee, 0 before the refund. */
    shipping: money().notNull(),
    refusal: jsonb().$type<StoredText>(),
    trackingNumber: text(),
    createdAt: instant().notNull(),
    /** When the next automatic event is due; `null` after the request has ended. */
    dueAt: instant(),
  },
  (table) => [
    index('after_sales_order').on(table.orderId, table.createdAt.desc(), table.id),
    index('after_sales_item').on(table.orderItemId),
    index('after_sales_due').on(table.dueAt).where(sql`${table.dueAt} IS NOT NULL`),
    check('after_sales_kind', oneOf(table.kind, kinds)),
    check('after_sales_status', oneOf(table.status, statuses)),
    check('after_sales_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
    check(
      'after_sales_amounts',
      sql`${table.goods} >= ${table.discount} AND ${table.discount} >= 0 AND ${table.shipping} >= 0`,
    ),
  ],
);

/** Status changes of requests, with their actor. */
export const afterSaleEvents = pgTable(
  'after_sale_events',
  {
    id: id(),
    afterSaleId: uuid()
      .notNull()
      .references(() => afterSales.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    actor: text().notNull(),
    toStatus: text().notNull(),
    /** Position among the events of a request, from 0, because two events can have the same timestamp. */
    position: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('after_sale_events_request').on(table.afterSaleId, table.position)],
);
