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
 * Sets of products on sale, by name. `shop`: all. `category:<id>`: a category with its subcategories. `value:<hash>`: an attribute
 * value. `stock`: in stock. `reduced`: reduced price. `price:<bit>`: a SKU's price in minor units has this bit set. Updated by
 * triggers.
 */
export const productSets = pgTable(
  'product_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    /** Of prices: bit position, from the least significant bit. */
    digit: smallint().unique(),
    /** Of attribute values: display names. Products may use different names for the same value. */
    specification: text(),
    value: text(),
    specificationName: jsonb().$type<StoredText>(),
    valueName: jsonb().$type<StoredText>(),
    swatch: text(),
    /** Number of products in the set. */
    products: integer().notNull().default(0),
  },
  (table) => [index('product_sets_value').on(table.specification, table.value)],
);

/** `skuIndex` of rows about whole products. */
export const WHOLE_PRODUCT = -1;

/**
 * Members of {@link productSets}: one bit per product, ordered by product number. Values, stock and prices are also stored per SKU:
 * one row for the first SKUs of all products, one for the second SKUs, and so on. Intersect the rows of each SKU index to find
 * products with a SKU that matches all conditions, then combine the results.
 */
export const productSetBits = pgTable(
  'product_set_bits',
  {
    setId: integer().notNull(),
    /** Position of a SKU in its product, from 0, or {@link WHOLE_PRODUCT}. */
    skuIndex: smallint().notNull().default(WHOLE_PRODUCT),
    /** Index of the chunk, which begins at product number `chunk * BITMAP_SIZE`. */
    chunk: integer().notNull(),
    bits: bit({ dimensions: BITMAP_SIZE }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.setId, table.skuIndex, table.chunk] })],
);

/** Attribute values in a category or its subcategories, so that facets only count these. May contain extra values. */
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

/** Products whose sets are updated at the end of the transaction; empty between transactions. */
export const productChanges = pgTable('product_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  numbers: integer().array().notNull(),
  /** Whether only the stock has changed. */
  isStockOnly: boolean().notNull(),
});
