import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, money } from './columns.ts';
import { products, skus } from './products.ts';
import { users } from './users.ts';

/** Carts, one per user. Lock this row before you change cart items. */
export const carts = pgTable('carts', {
  id: id(),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Version number, incremented with every change. */
  version: integer().notNull().default(0),
});

/** Columns of a line in a cart or a list of saved items. `addedPrice` is the price when the line was added. */
const lineColumns = () => ({
  id: id(),
  cartId: uuid()
    .notNull()
    .references(() => carts.id, { onDelete: 'cascade' }),
  skuId: uuid()
    .notNull()
    .references(() => skus.id),
  quantity: integer().notNull(),
  addedPrice: money().notNull(),
  createdAt: instant().notNull(),
});

/** Cart items, one per SKU. */
export const cartItems = pgTable(
  'cart_items',
  { ...lineColumns(), isSelected: boolean().notNull().default(true) },
  (table) => [
    unique('cart_items_line').on(table.cartId, table.skuId),
    index('cart_items_sku').on(table.skuId),
    check('cart_items_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
  ],
);

/** Items saved for later, one per SKU. They reserve no stock and are not part of the total. */
export const savedItems = pgTable('saved_items', lineColumns(), (table) => [
  unique('saved_items_line').on(table.cartId, table.skuId),
  index('saved_items_sku').on(table.skuId),
  check('saved_items_quantity', sql`${table.quantity} BETWEEN 1 AND 999`),
]);

/** Shipping addresses; each user has at most one default address. */
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
    createdAt: instant().notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
);

/** Favorite products. */
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
    createdAt: instant().notNull(),
    /** Of the product; missing in old rows. */
    priceWhenAdded: money(),
  },
  (table) => [
    unique('favorites_product').on(table.userId, table.productId),
    index('favorites_newest').on(table.userId, table.createdAt.desc()),
    index('favorites_of_product').on(table.productId),
  ],
);
