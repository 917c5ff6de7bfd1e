import { shippingMethods } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { oneOf } from './checks.ts';
import { id, moment, money } from './columns.ts';
import { coupons } from './coupons.ts';
import { products, skus } from './products.ts';
import type { StoredAttribute, StoredPicture, StoredText } from './stored.ts';
import { users } from './users.ts';

// Written out, not imported: a word that the rules drop one day still stands in old rows.
const statuses = ['unpaid', 'unshipped', 'shipped', 'completed', 'cancelled'] as const;
const moneyStates = ['pending', 'paid', 'failed', 'refunded'] as const;

/** Orders. Address and amounts are copies from the moment of ordering. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNumber: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Made by the client once per checkout, so that a checkout makes one order. */
    checkoutId: uuid().notNull(),
    status: text({ enum: statuses }).notNull().default('unpaid'),
    paymentStatus: text({ enum: moneyStates }).notNull().default('pending'),
    currency: text().notNull().default('CNY'),
    goods: money().notNull(),
    discount: money().notNull(),
    shipping: money().notNull(),
    total: money().notNull(),
    /** Reductions of list prices, and what the coupon took off; not a part of `total`. */
    savings: money().notNull().default(minor(0)),
    couponClaimId: uuid().references((): AnyPgColumn => couponClaims.id),
    recipient: text().notNull(),
    contactNumber: text().notNull(),
    shippingAddress: text().notNull(),
    shippingMethod: text({ enum: shippingMethods }).notNull(),
    paymentMethod: text(),
    note: text().notNull().default(''),
    cancelReason: text(),
    carrier: text(),
    trackingNumber: text(),
    /** Grows with every change. */
    version: integer().notNull().default(0),
    createdAt: moment().notNull(),
    payBefore: moment().notNull(),
    paidAt: moment(),
    shippedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    /** When the seller simulator ships it, and when it counts as received. */
    shipAfter: moment(),
    confirmAfter: moment(),
    /** When its owner took it out of the list. */
    hiddenAt: moment(),
  },
  (table) => [
    unique('orders_checkout').on(table.userId, table.checkoutId),
    index('orders_newest').on(table.userId, table.createdAt.desc(), table.id),
    index('orders_by_status').on(table.userId, table.status),
    index('orders_to_expire').on(table.payBefore).where(sql`${table.status} = 'unpaid'`),
    index('orders_to_ship').on(table.shipAfter).where(sql`${table.status} = 'unshipped'`),
    index('orders_to_confirm').on(table.confirmAfter).where(sql`${table.status} = 'shipped'`),
    index('orders_coupon_claim').on(table.couponClaimId),
    check('orders_status', oneOf(table.status, statuses)),
    check('orders_payment_status', oneOf(table.paymentStatus, moneyStates)),
    check('orders_shipping_method', oneOf(table.shippingMethod, shippingMethods)),
    check('orders_amount_signs', sql`${table.goods} >= 0 AND ${table.discount} >= 0 AND ${table.shipping} >= 0`),
    check('orders_savings_sign', sql`${table.savings} >= 0`),
    check(
      'orders_total',
      sql`${table.total} >= 0 AND ${table.total} = ${table.goods} - ${table.discount} + ${table.shipping}`,
    ),
    check('orders_currency', sql`${table.currency} = 'CNY'`),
  ],
);

/** Lines of orders: copies of what was bought, at its price then. */
export const orderItems = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    skuId: uuid()
      .notNull()
      .references(() => skus.id),
    position: integer().notNull(),
    title: jsonb().$type<StoredText>().notNull(),
    attributes: jsonb().$type<StoredAttribute[]>().notNull(),
    picture: jsonb().$type<StoredPicture>().notNull(),
    price: money().notNull(),
    quantity: integer().notNull(),
    /** This line's part of the order's discount. */
    discountShare: money().notNull(),
    isReviewed: boolean().notNull().default(false),
  },
  (table) => [
    index('order_items_order').on(table.orderId, table.position),
    index('order_items_sku').on(table.skuId),
    index('order_items_product').on(table.productId),
    check('order_items_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
    check('order_items_amounts', sql`${table.price} >= 0 AND ${table.discountShare} >= 0`),
  ],
);

/** Every change of an order: what happened, who did it, from which state to which. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    actor: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_events_order').on(table.orderId, table.createdAt)],
);

/** Where a parcel has been. */
export const logisticsEvents = pgTable(
  'logistics_events',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** When it happens; the simulator writes a parcel's way ahead, readers see what is past. */
    happensAt: moment().notNull(),
    code: text().notNull(),
    text: jsonb().$type<StoredText>().notNull(),
  },
  (table) => [index('logistics_events_order').on(table.orderId, table.happensAt)],
);

/** Coupons in hand, each shopper at most one of a kind; `orderId` names the order that used it. */
export const couponClaims = pgTable(
  'coupon_claims',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: uuid()
      .notNull()
      .references(() => coupons.id),
    status: text({ enum: ['claimed', 'used'] })
      .notNull()
      .default('claimed'),
    orderId: uuid().references((): AnyPgColumn => orders.id),
    claimedAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    unique('coupon_claims_once').on(table.userId, table.couponId),
    index('coupon_claims_coupon').on(table.couponId),
    index('coupon_claims_order').on(table.orderId),
    check('coupon_claims_status', oneOf(table.status, ['claimed', 'used'])),
    check('coupon_claims_order_known', sql`(${table.status} = 'used') = (${table.orderId} IS NOT NULL)`),
  ],
);
