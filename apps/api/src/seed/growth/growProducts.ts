import { type CatalogueProduct, products as catalogue } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { Database } from '../../db/database.ts';
import { productAttributes, products, reviews, skus } from '../../db/schema/index.ts';
import { attributeRows, productRow, skuRows } from '../productRows.ts';
import { reviewRows } from '../reviewRows.ts';
import { growProduct, isStillSold } from './growProduct.ts';
import { insertAsJson } from './insertAsJson.ts';
import { createRandomSource } from './randomSource.ts';

const PRODUCTS_AT_ONCE = 500;
const MAX_REVIEWS = 12;

/** Options for `growProducts`. */
export interface ProductGrowth {
  /** Index of the first product. */
  start: number;
  /** Number of products. */
  count: number;
  /** Random seed of the shop. */
  seed: number;
  /** Base of all generated timestamps. */
  now: Date;
}

/**
 * Creates variations of the sample products, with SKUs, attributes and reviews. `grow` adds them all to the search index at once; if
 * it is interrupted before, a job of the server indexes them.
 */
export async function growProducts(tx: Database, { start, count, seed, now }: ProductGrowth): Promise<void> {
  for (let offset = 0; offset < count; offset += PRODUCTS_AT_ONCE) {
    const indexes = Array.from(
      { length: Math.min(PRODUCTS_AT_ONCE, count - offset) },
      (_, index) => start + offset + index,
    );
    await insertProducts(
      tx,
      indexes.map((index) => prepareProduct(seed, index, now)),
    );
  }
}

async function insertProducts(
  tx: Database,
  preparedProducts: readonly ReturnType<typeof prepareProduct>[],
): Promise<void> {
  await insertAsJson(
    tx,
    products,
    preparedProducts.map(({ row }) => row),
  );
  await insertAsJson(
    tx,
    skus,
    preparedProducts.flatMap(({ product }) => skuRows(product)),
  );
  await insertAsJson(
    tx,
    productAttributes,
    preparedProducts.flatMap(({ product }) => attributeRows(product)),
  );
  await insertAsJson(
    tx,
    reviews,
    preparedProducts.flatMap(({ productReviews }) => productReviews),
  );
}

function prepareProduct(seed: number, index: number, now: Date) {
  const product = growProduct(catalogue, seed, index);
  const productReviews = someReviews(product, seed, index, now);
  const rating = {
    ratingSum: productReviews.reduce((sum, one) => sum + one.rating, 0),
    reviewCount: productReviews.length,
  };
  const row = { ...productRow(product, rating, now), isOnSale: isStillSold(seed, index) };
  return { product, productReviews, row: { ...row, id: stableId('product', product.slug) } };
}

/** Generates reviews: few products have many, and two in five have none. Never more than sales. */
function someReviews(product: CatalogueProduct, seed: number, index: number, now: Date) {
  const maxReviews = Math.floor(MAX_REVIEWS * createRandomSource(seed + 1, index).number() ** 3);
  const count = Math.min(maxReviews, product.sales);
  return count === 0 ? [] : reviewRows(product, now).slice(0, count);
}
