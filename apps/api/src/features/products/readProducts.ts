import { asksForPresent, hasSkuFilter, type KeywordReading, shownWishes } from '@mallard/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/index.ts';
import { type MatchedSku, readMatchedSkus } from './matchedSkus.ts';
import { conditionOf } from './productConditions.ts';
import { isCollectionAlone, isNarrowed, type ProductFilter } from './productFilter.ts';
import { type ListRequest, orderOf } from './productOrder.ts';
import { type KeywordMatch, matchKeyword } from './search/matchKeyword.ts';
import { bestHits, countHits, type HitRange, hitOrder } from './search/matchQueries.ts';
import { type FilterSets, filterSets, productsMeeting } from './sets/filterSets.ts';
import { readKeywordPart } from './sets/keywordPart.ts';
import { IN_STOCK, isMember, storedSet } from './sets/productSet.ts';
import { countCommon, readPage } from './sets/readPage.ts';

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
  /** Whether its SKUs cost differently. */
  hasPriceRange: boolean;
  /** The SKU that the filter or keyword of a list asks for. */
  matchedSku?: MatchedSku | undefined;
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
    .select({ ...summaryColumns, ...shelfColumns(shelf) })
    .from(products)
    .innerJoinLateral(shelf, sql`true`)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One page of a list. */
export interface ProductsPage {
  rows: SummaryRow[];
  /** Of all pages. */
  total: number;
}

/** One page of the products that a filter leaves. */
export async function readProducts(
  db: Database,
  filter: Omit<ProductFilter, 'keyword'>,
  request: ListRequest,
  now: Date,
): Promise<ProductsPage> {
  return readMatches(db, { filter, request, now });
}

/** A page of what a keyword finds, and how the keyword was understood. */
export interface SearchPage extends ProductsPage {
  reading: KeywordReading;
}

/** The same of those that a keyword finds, the best hits first. */
export async function searchProducts(
  db: Database,
  filter: ProductFilter & { keyword: string },
  request: ListRequest,
  now: Date,
): Promise<SearchPage> {
  const match = await matchKeyword(db, filter.keyword, { isExact: filter.exact });
  if (match.words.length === 0) return { rows: [], total: 0, reading: match };
  return { ...(await readMatches(db, { filter, match, request, now })), reading: match };
}

interface MatchesRequest {
  filter: ProductFilter;
  match?: KeywordMatch;
  request: ListRequest;
  now: Date;
}

async function readMatches(db: Database, asked: MatchesRequest): Promise<ProductsPage> {
  const page = await readRows(db, asked);
  const ids = page.rows.map(({ id }) => id);
  const wishes = shownWishes(asked.match?.wishes ?? [], asked.request.sort);
  const matched = await readMatchedSkus(db, ids, { filter: asked.filter, wishes });
  return { ...page, rows: page.rows.map((row) => ({ ...row, matchedSku: matched.get(row.id) })) };
}

async function readRows(db: Database, { filter, match, request, now }: MatchesRequest): Promise<ProductsPage> {
  if (isCollectionAlone(filter)) return readCollection(db, filter, request, now);
  const keywordPart = match && hasSkuFilter(filter) ? await readKeywordPart(db, match.wishes) : [];
  const sets = filterSets(db, filter, now, match, keywordPart);
  if (match && request.sort === 'comprehensive') return readHits(db, { filter, match, sets, request, now });
  const { total, numbers } = await readPage(db, filter, sets, request, now);
  if (!numbers) return { rows: [], total };
  const order = orderOf(request.sort, filter, now);
  const isOnPage = sql`${products.number} = ANY(ARRAY(${numbers}))`;
  return { rows: await readSummaries(db, isOnPage, { order, limit: request.pageSize }), total };
}

/** The new and the hot are few, and an index has them together: nothing is gained by sets. */
async function readCollection(db: Database, filter: ProductFilter, request: ListRequest, now: Date) {
  const { sort, pageNumber, pageSize } = request;
  const condition = conditionOf(db, filter, now);
  const [rows, total] = await Promise.all([
    readSummaries(db, condition, {
      order: orderOf(sort, filter, now),
      limit: pageSize,
      offset: (pageNumber - 1) * pageSize,
    }),
    db.$count(products, condition),
  ]);
  return { rows, total };
}

interface KeywordList {
  filter: ProductFilter;
  match: KeywordMatch;
  sets: FilterSets;
  request: ListRequest;
  now: Date;
}

/** The best hits of a keyword; of a keyword for a present, those that are sold out last. */
async function readHits(db: Database, { filter, match, sets, request, now }: KeywordList) {
  const { pageNumber, pageSize: limit } = request;
  const offset = (pageNumber - 1) * limit;
  const condition = isNarrowed(filter) ? and(conditionOf(db, filter, now), ...isAskedFor(sets)) : undefined;
  const countAll = async () =>
    condition === undefined ? (match.total ?? countHits(db, match.words)) : countCommon(db, sets);
  if (!asksForPresent(match.wishes)) {
    const [rows, total] = await Promise.all([selectHits(db, match, { limit, offset, condition }), countAll()]);
    return { rows, total };
  }
  const inStock = storedSet(IN_STOCK);
  const [stocked, total] = await Promise.all([
    countCommon(db, { ...sets, found: [...sets.found, inStock] }),
    countAll(),
  ]);
  const isStocked = isMember(sql`(${inStock}) AS members`);
  const end = offset + limit;
  const ranges = [
    { limit: Math.min(end, stocked) - offset, offset, condition: and(condition, isStocked) },
    {
      limit: end - Math.max(offset, stocked),
      offset: Math.max(offset, stocked) - stocked,
      condition: and(condition, sql`(${isStocked}) IS NOT TRUE`),
    },
  ].filter((range) => range.limit > 0);
  const pages = await Promise.all(ranges.map((range) => selectHits(db, match, range)));
  return { rows: pages.flat(), total };
}

function selectHits(db: Database, { words }: KeywordMatch, range: HitRange) {
  const shelf = shelfOf(db);
  return db
    .select({ ...summaryColumns, ...shelfColumns(shelf) })
    .from(products)
    .innerJoin(sql`${bestHits(words, range)} AS hit`, sql`hit.number = ${products.number}`)
    .innerJoinLateral(shelf, sql`true`)
    .orderBy(...hitOrder);
}

/** Whether a SKU that the keyword asks for meets the filter, where the keyword asks for some SKUs. */
function isAskedFor({ skuParts }: FilterSets): SQL[] {
  if (!skuParts.some(({ part }) => part === 'keyword')) return [];
  return productsMeeting(skuParts).map((set) => isMember(sql`(${set}) AS members`));
}

/** What each product has in stock, to be joined laterally to `products`. */
function shelfOf(db: Database) {
  return db
    .select({
      stock: sql<number>`coalesce(sum(${skus.stock}), 0)::int`.as('stock'),
      onlySkuId: sql<string | null>`CASE WHEN count(*) = 1 THEN (array_agg(${skus.id}))[1] END`.as('only_sku_id'),
      hasPriceRange: sql<boolean>`coalesce(min(${skus.price}) < max(${skus.price}), false)`.as('has_price_range'),
    })
    .from(skus)
    .where(eq(skus.productId, products.id))
    .as('shelf');
}

function shelfColumns({ stock, onlySkuId, hasPriceRange }: ReturnType<typeof shelfOf>) {
  return { stock, onlySkuId, hasPriceRange };
}
