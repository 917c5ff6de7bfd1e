import type { Minor } from '@mallard/domain/money';
import { PURCHASE_LIMIT, quantityLimit } from '@mallard/domain/rules';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import {
  categories,
  products,
  type StoredAttribute,
  type StoredPicture,
  type StoredSpecification,
  type StoredText,
  skus,
} from '../../db/schema/index.ts';

/** Current data of a SKU for carts, orders and coupons. */
export interface SkuDetails {
  skuUuid: string;
  productUuid: string;
  title: StoredText;
  attributes: StoredAttribute[];
  picture: StoredPicture;
  price: Minor;
  originalPrice: Minor | null;
  /** Available units; 0 when the SKU is off sale. */
  stock: number;
  /** Purchase limit per cart or order, regardless of stock. */
  limit: number;
  isOnSale: boolean;
  /** Category of the product with its parent categories. */
  categoryUuids: string[];
}

// Products should have a picture, but a missing one must not break the cart.
const NO_PICTURE: StoredPicture = {
  url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  alt: { 'zh-CN': '', 'en-US': '' },
  width: 1,
  height: 1,
  sources: [],
  color: null,
};

const parent = alias(categories, 'parent');

/** Columns of a `SkuRow`, for statements that join `skuTables`. Only the first picture of the product is read. */
export const skuColumns = sql`${skus.id} AS "skuUuid", ${products.id} AS "productUuid", ${products.title},
  ${products.specifications}, ${skus.values}, coalesce(${skus.picture}, ${products.pictures} -> 0) AS picture,
  ${skus.price}, ${skus.originalPrice} AS "originalPrice", ${skus.stock}, ${skus.purchaseLimit} AS "purchaseLimit",
  ${products.isOnSale} AS "isOnSale", ${products.categoryId} AS "categoryId", ${categories.parentId} AS "parentId",
  ${parent.parentId} AS "grandparentId"`;

/** SKUs with their product and categories. */
export const skuTables = sql`${skus}
  JOIN ${products} ON ${products.id} = ${skus.productId}
  JOIN ${categories} ON ${categories.id} = ${products.categoryId}
  LEFT JOIN ${categories} AS parent ON ${parent.id} = ${categories.parentId}`;

const skusById = prepared<{ skuIds: readonly string[] }, SkuRow>(
  'skus_by_id',
  () => sql`SELECT ${skuColumns} FROM ${skuTables}
    WHERE ${skus.id} = ANY (${sql.placeholder('skuIds')})`,
);

/** Reads SKUs by id. The result omits unknown ids. */
export async function readSkus(db: Database, skuIds: readonly string[]): Promise<Map<string, SkuDetails>> {
  if (skuIds.length === 0) return new Map();
  const rows = await skusById(db, { skuIds });
  return new Map(rows.map((row) => [row.skuUuid, toSkuDetails(row)]));
}

/** Returns the maximum quantity that can be bought now. */
export function maxQuantityOf({ stock, limit }: Pick<SkuDetails, 'stock' | 'limit'>): number {
  return quantityLimit(stock, limit);
}

/** Row of a SKU, from a statement that selects `skuColumns`. */
export interface SkuRow {
  skuUuid: string;
  productUuid: string;
  title: StoredText;
  specifications: StoredSpecification[];
  values: Record<string, string>;
  picture: StoredPicture | null;
  price: Minor;
  originalPrice: Minor | null;
  stock: number;
  purchaseLimit: number;
  isOnSale: boolean;
  categoryId: string;
  parentId: string | null;
  grandparentId: string | null;
}

/** Converts a row to the current data of the SKU. */
export function toSkuDetails(row: SkuRow): SkuDetails {
  const { specifications, values, picture, purchaseLimit, categoryId, parentId, grandparentId } = row;
  return {
    skuUuid: row.skuUuid,
    productUuid: row.productUuid,
    title: row.title,
    attributes: selectedAttributes(specifications, values),
    picture: picture ?? NO_PICTURE,
    price: row.price,
    originalPrice: row.originalPrice,
    stock: row.isOnSale ? row.stock : 0,
    limit: Math.min(purchaseLimit, PURCHASE_LIMIT),
    isOnSale: row.isOnSale,
    categoryUuids: [categoryId, parentId, grandparentId].filter((id) => id !== null),
  };
}

/** Returns the selected options of a SKU with their display texts, in the product's order. */
function selectedAttributes(
  specifications: readonly StoredSpecification[],
  values: Readonly<Record<string, string>>,
): StoredAttribute[] {
  return specifications.flatMap(({ id, name, values: choices }) => {
    const selectedChoice = choices.find((choice) => choice.id === values[id]);
    return selectedChoice ? [{ name, value: selectedChoice.name }] : [];
  });
}
