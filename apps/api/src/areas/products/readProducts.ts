import type { ProductSort } from '@mallard/domain/contract';
import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/index.ts';
import { allOf, conditionsOf } from './productConditions.ts';
import { isNarrowed, type ProductFilter } from './productFilter.ts';
import { orderOf } from './productOrder.ts';
import { matchKeyword } from './search/matchKeyword.ts';
import { bestHits, countHits, hitOrder } from './search/matchQueries.ts';

const summaryColumns = {
  id: products.id,
  categoryId: products.categoryId,
  title: products.title,
  subtitle: products.subtitle,
  price: products.price,
  originalPrice: products.originalPrice,
  pictures: products.pictures,
  sales: products.sales,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  tags: products.tags,
  isOnSale: products.isOnSale,
  dealEndsAt: products.dealEndsAt,
  dealClaimedPercent: products.dealClaimedPercent,
  publishedAt: products.publishedAt,
};

/** What a product card is made from. */
export interface SummaryRow extends Pick<typeof products.$inferSelect, keyof typeof summaryColumns> {
  /** Pieces in stock, over all SKUs. */
  stock: number;
  /** The SKU of a product that has just one. */
  onlySkuId: string | null;
}

interface Range {
  order: SQL[];
  limit: number;
  offset?: number;
}

/** Products under a condition on `products`, in one statement. */
export async function readSummaries(
  db: Database,
  condition: SQL | undefined,
  { order, limit, offset = 0 }: Range,
): Promise<SummaryRow[]> {
  const shelf = shelfOf(db);
  return db
    .select({ ...summaryColumns, stock: shelf.stock, onlySkuId: shelf.onlySkuId })
    .from(products)
    .innerJoinLateral(shelf, sql`true`)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** Which page of a list, in which order. */
export interface ListRequest {
  sort: ProductSort;
  pageNumber: number;
  pageSize: number;
}

/** One page of the products that a filter leaves, and how many it leaves in all; of a keyword the best hits first. */
export async function readProducts(
  db: Database,
  filter: ProductFilter,
  { sort, pageNumber, pageSize }: ListRequest,
  now: Date,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const match = filter.keyword === undefined ? undefined : await matchKeyword(db, filter.keyword);
  if (match?.length === 0) return { rows: [], total: 0 };
  const condition = allOf(conditionsOf(db, filter, now, match));
  const order = orderOf(sort, filter, now);
  const offset = (pageNumber - 1) * pageSize;
  const range = { limit: pageSize, offset };
  const narrowing = isNarrowed(filter) ? allOf(conditionsOf(db, filter, now)) : undefined;
  const [rows, total] = await Promise.all([
    match && sort === 'comprehensive'
      ? readHits(db, bestHits(match, { ...range, condition: narrowing }))
      : readSummaries(db, condition, { order, ...range }),
    match && narrowing === undefined ? countHits(db, match) : countProducts(db, condition),
  ]);
  return { rows, total };
}

async function countProducts(db: Database, condition: SQL | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(products).where(condition);
  return counted?.total ?? 0;
}

/** The products of {@link bestHits}, in their order. */
async function readHits(db: Database, hits: SQL): Promise<SummaryRow[]> {
  const shelf = shelfOf(db);
  return db
    .select({ ...summaryColumns, stock: shelf.stock, onlySkuId: shelf.onlySkuId })
    .from(products)
    .innerJoin(sql`${hits} AS hit`, sql`hit.number = ${products.number}`)
    .innerJoinLateral(shelf, sql`true`)
    .orderBy(...hitOrder);
}

/** What each product has in stock, to be joined laterally to `products`. */
function shelfOf(db: Database) {
  return db
    .select({
      stock: sql<number>`coalesce(sum(${skus.stock}), 0)::int`.as('stock'),
      onlySkuId: sql<string | null>`CASE WHEN count(*) = 1 THEN (array_agg(${skus.id}))[1] END`.as('only_sku_id'),
    })
    .from(skus)
    .where(eq(skus.productId, products.id))
    .as('shelf');
}
