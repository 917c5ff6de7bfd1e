import { products as catalogue } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { carousels, categories, coupons, productAttributes, products, reviews, skus } from '../db/schema/index.ts';
import { indexProducts } from '../features/products/search/indexProducts.ts';
import { carouselRows } from './carouselRows.ts';
import { categoryRows } from './categoryRows.ts';
import { couponRows } from './couponRows.ts';
import { attributeRows, productRow, skuRows } from './productRows.ts';
import { reviewRows } from './reviewRows.ts';

/** Seeds categories, products, reviews, coupons and carousel slides. */
export async function seedShop(tx: Database, { currency }: { currency: string }, now: Date): Promise<void> {
  const preparedProducts = catalogue.map((product) => {
    const productReviews = reviewRows(product, now);
    const rating = {
      ratingSum: productReviews.reduce((sum, one) => sum + one.rating, 0),
      reviewCount: productReviews.length,
    };
    return { product, productReviews, row: productRow(product, rating, now) };
  });
  await insertRows(tx, categories, categoryRows());
  await insertRows(
    tx,
    products,
    preparedProducts.map(({ row }) => row),
  );
  await insertRows(
    tx,
    skus,
    preparedProducts.flatMap(({ product }) => skuRows(product)),
  );
  await insertRows(
    tx,
    productAttributes,
    preparedProducts.flatMap(({ product }) => attributeRows(product)),
  );
  await insertRows(
    tx,
    reviews,
    preparedProducts.flatMap(({ productReviews }) => productReviews),
  );
  await indexProducts(
    tx,
    preparedProducts.map(({ product }) => stableId('product', product.slug)),
  );
  await insertRows(tx, coupons, couponRows(now, currency));
  await insertRows(tx, carousels, carouselRows());
}

// PostgreSQL allows 65 535 parameters per statement; the widest table has 22 columns.
const ROWS_PER_STATEMENT = 500;

/** Inserts any number of rows with as few statements as possible. */
async function insertRows<T extends PgTable>(tx: Database, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await tx.insert(table).values(rows.slice(start, start + ROWS_PER_STATEMENT));
}
