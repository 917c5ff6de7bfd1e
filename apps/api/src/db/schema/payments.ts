import { paymentMethods } from '@mallard/domain/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { afterSales } from './afterSales.ts';
import { oneOf } from './checks.ts';
import { id, moment, money } from './columns.ts';
import { orders } from './orders.ts';

const states = ['pending', 'paid', 'failed', 'refunded'] as const;
const refundStates = ['pending', 'done'] as const;

/** Attempts to pay an order, of which one can succeed. The amount is the order's at the moment of the attempt. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    method: text({ enum: paymentMethods }).notNull(),
    amount: money().notNull(),
    currency: text().notNull().default('CNY'),
    status: text({ enum: states }).notNull().default('pending'),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    settledAt: moment(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt),
    uniqueIndex('payments_paid_once').on(table.orderId).where(sql`${table.status} = 'paid'`),
    check('payments_status', oneOf(table.status, states)),
    check('payments_method', oneOf(table.method, paymentMethods)),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
);

/** Reports of providers, each applied once. Kept in the transaction of what they changed. */
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
    receivedAt: moment().notNull(),
  },
  (table) => [
    unique('payment_callbacks_event').on(table.provider, table.eventId),
    index('payment_callbacks_payment').on(table.paymentId),
  ],
);

/** Money on its way back. */
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
    /** The request that a part of the payment is refunded for; `null` where the whole payment goes back. */
    afterSaleId: uuid()
      .unique()
      .references(() => afterSales.id),
    amount: money().notNull(),
    status: text({ enum: refundStates }).notNull().default('pending'),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    settledAt: moment(),
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
