import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { id, moment, money } from './columns.ts';
import { orderItems, orders } from './orders.ts';
import type { StoredPicture, StoredText } from './stored.ts';

// Written out, not imported: old rows keep a word that the rules drop one day.
const kinds = ['refundOnly', 'returnAndRefund'] as const;
const statuses = ['requested', 'approved', 'refused', 'returning', 'refunded', 'withdrawn', 'lapsed'] as const;

/** Requests to get money back for pieces of an order line. */
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
    /** Price of the pieces. */
    goods: money().notNull(),
    /** The part of the order's discount that they bear. */
    discount: money().notNull(),
    /** The shipping fee that was paid back with them, 0 until then. */
    shipping: money().notNull(),
    refusal: jsonb().$type<StoredText>(),
    trackingNumber: text(),
    createdAt: moment().notNull(),
    /** When the next event happens by itself; `null` once the request has ended. */
    dueAt: moment(),
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

/** Every status that a request has had, and who caused the change. */
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
    /** Counts the events of a request from 0; two of them can share a timestamp. */
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('after_sale_events_request').on(table.afterSaleId, table.position)],
);
