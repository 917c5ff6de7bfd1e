import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, moment, money } from './columns.ts';
import { products, skus } from './products.ts';
import { users } from './users.ts';

/** One cart per shopper. Whoever changes lines locks this row first. */
export const carts = pgTable('carts', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Grows with every change. */
  version: integer().notNull().default(0),
});

/** The lines of carts, one per SKU. */
export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    skuId: uuid()
      .notNull()
      .references(() => skus.id),
    quantity: integer().notNull(),
    isSelected: boolean().notNull().default(true),
    addedPrice: money().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.skuId),
    index('cart_items_sku').on(table.skuId),
    check('cart_items_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
  ],
);

/** Lines saved for later, one per SKU. They reserve no stock and count for no total. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: id(),
    cartId: uuid()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    skuId: uuid()
      .notNull()
      .references(() => skus.id),
    quantity: integer().notNull(),
    /** The price when the line was saved. */
    addedPrice: money().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('saved_items_line').on(table.cartId, table.skuId),
    index('saved_items_sku').on(table.skuId),
    check('saved_items_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
  ],
);

/** Places to send parcels to; at most one per shopper is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    recipientName: text().notNull(),
    phone: text().notNull(),
    province: text().notNull(),
    city: text().notNull(),
    county: text().notNull(),
    areaCode: text().notNull(),
    detailAddress: text().notNull(),
    postcode: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

/** Products that shoppers want to find again. */
export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    createdAt: moment().notNull(),
    /** Of the product; missing from rows that are older than it. */
    priceWhenAdded: money(),
  },
  (table) => [
    unique('favorites_product').on(table.userId, table.productId),
    index('favorites_newest').on(table.userId, table.createdAt.desc()),
    index('favorites_of_product').on(table.productId),
  ],
);
