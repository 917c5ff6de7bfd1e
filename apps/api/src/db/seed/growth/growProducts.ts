import { type CatalogueProduct, products as catalogue } from '@mallard/catalogue';
import type { Database } from '../../database.ts';
import { productAttributes, products, reviews, skus } from '../../schema/index.ts';
import { attributeRows, productRow, skuRows } from '../productRows.ts';
import { reviewRows } from '../reviewRows.ts';
import { drawsOf } from './draws.ts';
import { growProduct, isStillSold } from './growProduct.ts';
import { insertAsJson } from './insertAsJson.ts';

const PRODUCTS_AT_ONCE = 1000;
const MOST_REVIEWS = 12;

/** What a part of a large shop is grown with. */
export interface Growth {
  /** How many to make. */
  count: number;
  /** Names the whole shop: the same seed gives the same shop. */
  seed: number;
  /** The moment from which its times are counted. */
  now: Date;
  /** Told from time to time how many are made. */
  onProgress(made: number): void;
}

/** Makes products after those of the sample shop, with all that belongs to them: SKUs, attributes and reviews. */
export async function growProducts(tx: Database, { count, seed, now, onProgress }: Growth): Promise<void> {
  for (let start = 0; start < count; start += PRODUCTS_AT_ONCE) {
    const indexes = Array.from({ length: Math.min(PRODUCTS_AT_ONCE, count - start) }, (_, place) => start + place);
    const shelf = indexes.map((index) => stockedProduct(seed, index, now));
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
    onProgress(start + indexes.length);
  }
}

function stockedProduct(seed: number, index: number, now: Date) {
  const product = growProduct(catalogue, seed, index);
  const said = someReviews(product, seed, index, now);
  const rating = { ratingSum: said.reduce((sum, one) => sum + one.rating, 0), reviewCount: said.length };
  const row = { ...productRow(product, rating, now), isOnSale: isStillSold(seed, index) };
  return { product, said, row };
}

/** Few have many, and two in five have none. */
function someReviews(product: CatalogueProduct, seed: number, index: number, now: Date) {
  const wanted = Math.floor(MOST_REVIEWS * drawsOf(seed + 1, index).number() ** 3);
  return wanted === 0 ? [] : reviewRows(product, now).slice(0, wanted);
}
