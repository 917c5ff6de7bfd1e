import { paymentMethods } from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { afterSales } from './afterSales.ts';
import { oneOf } from './checks.ts';
import { id, instant, money } from './columns.ts';
import { orders } from './orders.ts';

const states = ['pending', 'paid', 'failed', 'refunded'] as const;
const refundStates = ['pending', 'done'] as const;

/** Payment attempts of an order, of which one can succeed. The amount is a copy of the order total. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: paymentMethods }).notNull(),
    amount: money().notNull(),
    currency: text().notNull(),
    status: text({ enum: states }).notNull().default('pending'),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    uniqueIndex('payments_paid_once').on(table.orderId).where(sql`${table.status} = 'paid'`),
    check('payments_status', oneOf(table.status, states)),
    check('payments_method', oneOf(table.method, paymentMethods)),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

/** Callbacks of payment providers, each applied once. Inserted in the transaction of their effect. */
export const paymentCallbacks = pgTable(
  'payment_callbacks',
  {
    id: id(),
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    status: text().notNull(),
    receivedAt: instant().notNull(),
  },
  (table) => [
    unique('payment_callbacks_event').on(table.provider, table.eventId),
    index('payment_callbacks_payment').on(table.paymentId),
  ],
);

/** Refunds. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** Return or refund request of a partial refund; `null` for a full refund. */
    afterSaleId: uuid()
      .unique()
      .references(() => afterSales.id),
    amount: money().notNull(),
    status: text({ enum: refundStates }).notNull().default('pending'),
    reason: text().notNull(),
    createdAt: instant().notNull(),
    settledAt: instant(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_payment').on(table.paymentId),
    uniqueIndex('refunds_whole_once').on(table.paymentId).where(sql`${table.afterSaleId} IS NULL`),
    index('refunds_to_settle').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    check('refunds_status', oneOf(table.status, refundStates)),
    check('refunds_amount', sql`${table.amount} >= 0`),
  ],
);
