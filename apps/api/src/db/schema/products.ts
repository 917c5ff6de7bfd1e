import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, money } from './columns.ts';
import { sortIndexes } from './sortIndexes.ts';
import type {
  StoredAttribute,
  StoredDescriptionBlock,
  StoredPicture,
  StoredSpecification,
  StoredText,
} from './stored.ts';

/** Category tree with three levels. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text().notNull().unique(),
    parentId: uuid().references((): AnyPgColumn => categories.id),
    level: integer().notNull(),
    name: jsonb().$type<StoredText>().notNull(),
    icon: text().notNull(),
    position: integer().notNull(),
    picture: jsonb().$type<StoredPicture>(),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.position),
    check('categories_level', sql`${table.level} BETWEEN 1 AND 3`),
  ],
);

/** Products. Stock is only stored per SKU, so that orders of one product don't lock the same row. */
export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    title: jsonb().$type<StoredText>().notNull(),
    subtitle: jsonb().$type<StoredText>().notNull(),
    description: jsonb().$type<StoredDescriptionBlock[]>().notNull(),
    parameters: jsonb().$type<StoredAttribute[]>().notNull(),
    specifications: jsonb().$type<StoredSpecification[]>().notNull(),
    services: jsonb().$type<string[]>().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    /** The first picture is the cover. */
    pictures: jsonb().$type<StoredPicture[]>().notNull(),
    /** Lowest SKU price, and the original price of that SKU. */
    price: money().notNull(),
    originalPrice: money(),
    sales: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    reviewCount: integer().notNull().default(0),
    isOnSale: boolean().notNull().default(true),
    isRecommended: boolean().notNull().default(false),
    dealEndsAt: instant(),
    dealClaimedPercent: integer(),
    publishedAt: instant().notNull(),
    /** Short name, only for the search index. */
    number: integer().notNull().unique().generatedAlwaysAsIdentity(),
    /** Indexer version of its search terms. A trigger sets it to 0 when the product must be indexed again. */
    searchVersion: smallint().notNull().default(0),
  },
  (table) => [
    index('products_category').on(table.categoryId),
    ...sortIndexes('products', table, []),
    ...sortIndexes('products_category', table, [table.categoryId]),
    index('products_by_deal')
      .on(table.dealEndsAt, table.sales.desc().nullsFirst(), table.number)
      .where(sql`${table.isOnSale}`),
    // Nearly all deals have a reduced price, so this partial index only has the few exceptions.
    index('products_deal_only')
      .on(table.dealEndsAt, table.number)
      .where(sql`${table.isOnSale} AND (${table.originalPrice} > ${table.price}) IS NOT TRUE`),
    index('products_search_version').on(table.searchVersion),
    check('products_price_sign', sql`${table.price} >= 0 AND ${table.originalPrice} >= 0`),
    check('products_counts', sql`${table.sales} >= 0 AND ${table.ratingSum} >= 0 AND ${table.reviewCount} >= 0`),
    check('products_deal', sql`${table.dealClaimedPercent} BETWEEN 0 AND 100`),
  ],
);

/** SKUs. Stock is deducted when an order is placed, and restored when it is cancelled or expires. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    position: integer().notNull(),
    /** Slug of each option to the slug of its value; `{}` for a product without options. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    price: money().notNull(),
    originalPrice: money(),
    stock: integer().notNull(),
    purchaseLimit: integer().notNull().default(99),
    picture: jsonb().$type<StoredPicture>(),
  },
  (table) => [
    index('skus_product').on(table.productId, table.position),
    index('skus_by_price').on(table.price),
    check('skus_stock', sql`${table.stock} >= 0`),
    check('skus_price', sql`${table.price} >= 0 AND ${table.originalPrice} >= 0`),
    check('skus_limit', sql`${table.purchaseLimit} BETWEEN 1 AND 999`),
  ],
);

/** Filter values: one row per value that any SKU of the product has. */
export const productAttributes = pgTable(
  'product_attributes',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    specification: text().notNull(),
    value: text().notNull(),
    specificationName: jsonb().$type<StoredText>().notNull(),
    valueName: jsonb().$type<StoredText>().notNull(),
    swatch: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.specification, table.value] }),
    index('product_attributes_value').on(table.specification, table.value),
  ],
);

/** Carousel slides of the home page. */
export const carousels = pgTable('carousels', {
  id: id(),
  position: integer().notNull(),
  kicker: jsonb().$type<StoredText>().notNull(),
  title: jsonb().$type<StoredText>().notNull(),
  subtitle: jsonb().$type<StoredText>().notNull(),
  link: text().notNull(),
  wide: jsonb().$type<StoredPicture>().notNull(),
  tall: jsonb().$type<StoredPicture>().notNull(),
});
