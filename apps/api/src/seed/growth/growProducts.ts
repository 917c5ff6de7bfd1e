import { type CatalogueProduct, products as catalogue } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { Database } from '../../db/database.ts';
import { productAttributes, products, reviews, skus } from '../../db/schema/index.ts';
import { attributeRows, productRow, skuRows } from '../productRows.ts';
import { reviewRows } from '../reviewRows.ts';
import { drawsOf } from './draws.ts';
import { growProduct, isStillSold } from './growProduct.ts';
import { insertAsJson } from './insertAsJson.ts';

const PRODUCTS_AT_ONCE = 500;
const MOST_REVIEWS = 12;

/** Which products of a large shop are to be made. */
export interface ProductGrowth {
  /** The index of the first one. */
  start: number;
  /** How many to make. */
  count: number;
  /** Names the whole shop: the same seed gives the same shop. */
  seed: number;
  /** The moment from which its times are counted. */
  now: Date;
}

/**
 * Makes products after those of the sample shop, with SKUs, attributes and reviews. The growth puts them all into the search
 * index at once; if it is broken off before, a server's job does, one by one.
 */
export async function growProducts(tx: Database, { start, count, seed, now }: ProductGrowth): Promise<void> {
  for (let made = 0; made < count; made += PRODUCTS_AT_ONCE) {
    const indexes = Array.from(
      { length: Math.min(PRODUCTS_AT_ONCE, count - made) },
      (_, place) => start + made + place,
    );
    await stock(
      tx,
      indexes.map((index) => stockedProduct(seed, index, now)),
    );
  }
}

async function stock(tx: Database, shelf: readonly ReturnType<typeof stockedProduct>[]): Promise<void> {
  await insertAsJson(
    tx,
    products,
    shelf.map(({ row }) => row),
  );
  await insertAsJson(
    tx,
    skus,
    shelf.flatMap(({ product }) => skuRows(product)),
  );
  await insertAsJson(
    tx,
    productAttributes,
    shelf.flatMap(({ product }) => attributeRows(product)),
  );
  await insertAsJson(
    tx,
    reviews,
    shelf.flatMap(({ said }) => said),
  );
}

function stockedProduct(seed: number, index: number, now: Date) {
  const product = growProduct(catalogue, seed, index);
  const said = someReviews(product, seed, index, now);
  const rating = { ratingSum: said.reduce((sum, one) => sum + one.rating, 0), reviewCount: said.length };
  const row = { ...productRow(product, rating, now), isOnSale: isStillSold(seed, index) };
  return { product, said, row: { ...row, id: stableId('product', product.slug) } };
}

/** Few have many, and two in five have none. Who writes one has bought it. */
function someReviews(product: CatalogueProduct, seed: number, index: number, now: Date) {
  const wanted = Math.floor(MOST_REVIEWS * drawsOf(seed + 1, index).number() ** 3);
  const count = Math.min(wanted, product.sales);
  return count === 0 ? [] : reviewRows(product, now).slice(0, count);
}
