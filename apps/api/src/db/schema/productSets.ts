import {
  bigint,
  bit,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { categories } from './products.ts';
import { BITMAP_SIZE } from './search.ts';
import type { StoredText } from './stored.ts';

/**
 * What products on sale can be told apart by: all of them (`shop`), those of a category and all below it (`category:` and its
 * id), those with a value (`value:` and a hash), those in stock (`stock`), those that cost less than before (`reduced`), and
 * those with a SKU whose price in minor units has a certain binary digit (`price:` and the digit's place). Kept by triggers.
 */
export const productSets = pgTable(
  'product_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** Of prices: the digit's place, from the lowest one. */
    digit: smallint().unique(),
    /** Of a value: with these very names, as products may name the same value differently. */
    specification: text(),
    value: text(),
    specificationName: jsonb().$type<StoredText>(),
    valueName: jsonb().$type<StoredText>(),
    swatch: text(),
    /** How many are in it. */
    products: integer().notNull().default(0),
  },
  (table) => [index('product_sets_value').on(table.specification, table.value)],
);

/** The `skuIndex` of the row about a product as a whole. */
export const WHOLE_PRODUCT = -1;

/**
 * The members of {@link productSets}: one bit per product, in the order of their numbers. Values, stock and prices are also stored
 * per SKU: the first SKUs of all products in one row, the second ones in another, and so on. Their intersection has the products
 * of which one SKU fulfils all conditions, and the union of those rows has the products to list.
 */
export const productSetBits = pgTable(
  'product_set_bits',
  {
    setId: integer().notNull(),
    /** The position of a SKU among those of its product, from 0, or {@link WHOLE_PRODUCT}. */
    skuIndex: smallint().notNull().default(WHOLE_PRODUCT),
    /** The products from `chunk * BITMAP_SIZE` on. */
    chunk: integer().notNull(),
    bits: bit({ dimensions: BITMAP_SIZE }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.skuIndex, table.chunk] })],
);

/** Which values are found in a category or below it, so that the others need not be counted there. May name too many. */
export const categoryValues = pgTable(
  'category_values',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    setId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.setId] })],
);

/** Products whose sets are to be looked at again before the transaction ends; empty between transactions. */
export const productChanges = pgTable('product_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  numbers: integer().array().notNull(),
  /** Whether nothing but their stock has changed. */
  isStockOnly: boolean().notNull(),
});
