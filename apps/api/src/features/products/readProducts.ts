import { hasSkuFilter, isGiftSearch, type KeywordMatch, type KeywordReading, priceOrderOf } from '@mallard/search';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products, skus } from '../../db/schema/index.ts';
import { type MatchedSku, readMatchedSkus } from './matchedSkus.ts';
import { conditionOf } from './productConditions.ts';
import { isCollectionAlone, isNarrowed, type ProductFilter } from './productFilter.ts';
import { type ListRequest, orderOf } from './productOrder.ts';
import { matchKeyword } from './search/matchKeyword.ts';
import { bestHits, bestOfKinds, countHits, type HitRange, hitOrder } from './search/matchQueries.ts';
import { type FilterSets, filterSets, productsMeeting } from './sets/filterSets.ts';
import { type FittingValues, keywordPart, namedLevels, readFittingValues } from './sets/keywordPart.ts';
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

/** Data of a product card. */
export interface SummaryRow extends Pick<typeof products.$inferSelect, keyof typeof summaryColumns> {
  /** Total stock of all SKUs. */
  stock: number;
  /** SKU id, if the product has only one SKU. */
  onlySkuId: string | null;
  /** Whether its SKUs have different prices. */
  hasPriceRange: boolean;
  /** SKU that matches the filter or keyword of the list. */
  matchedSku?: MatchedSku | undefined;
}

interface Range {
  order: SQL[];
  limit: number;
  offset?: number;
}

/** Reads product cards by a condition on `products`, in one statement. */
export async function readSummaries(
  db: Database,
  condition: SQL | undefined,
  { order, limit, offset = 0 }: Range,
): Promise<SummaryRow[]> {
  const skuSummary = skuSummaryOf(db);
  return db
    .select({ ...summaryColumns, ...skuSummaryColumns(skuSummary) })
    .from(products)
    .innerJoinLateral(skuSummary, sql`true`)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One page of a product list. */
export interface ProductsPage {
  rows: SummaryRow[];
  /** Number of products on all pages. */
  total: number;
}

/** Reads a page of the products that match a filter. */
export async function readProducts(
  db: Database,
  filter: Omit<ProductFilter, 'keyword'>,
  request: ListRequest,
  now: Date,
): Promise<ProductsPage> {
  return readMatches(db, { filter, request, now });
}

/** Page of search results, with the interpretation of the keyword. */
export interface SearchPage extends ProductsPage {
  reading: KeywordReading;
}

/** Reads a page of the products that match a filter and a keyword, most relevant first. */
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

async function readMatches(db: Database, matchesRequest: MatchesRequest): Promise<ProductsPage> {
  const keywordTerms = matchesRequest.match?.keywordTerms ?? [];
  const { sort } = matchesRequest.request;
  const isByPrice = sort === 'priceAsc' || sort === 'priceDesc';
  const usesValues = isByPrice || hasSkuFilter(matchesRequest.filter);
  const fitting: FittingValues = usesValues ? await readFittingValues(db, keywordTerms) : new Map();
  const named = isByPrice ? namedLevels(fitting) : [];
  const filter = { ...matchesRequest.filter, named };
  const priceOrder = priceOrderOf(sort, filter, () => named.length > 0);
  const page = await readRows(db, { ...matchesRequest, filter }, fitting);
  // If all SKUs have the same price, any of them has the price that the product is sorted by.
  const shown = priceOrder === 'product' ? page.rows.filter(({ hasPriceRange }) => hasPriceRange) : page.rows;
  const ids = shown.map(({ id }) => id);
  const matched = await readMatchedSkus(db, ids, { filter, keywordTerms, priceOrder });
  return { ...page, rows: page.rows.map((row) => ({ ...row, matchedSku: matched.get(row.id) })) };
}

async function readRows(
  db: Database,
  { filter, match, request, now }: MatchesRequest,
  fitting: FittingValues,
): Promise<ProductsPage> {
  if (isCollectionAlone(filter)) return readCollection(db, filter, request, now);
  const sets = filterSets(db, filter, now, match, hasSkuFilter(filter) ? keywordPart(fitting) : []);
  if (match && request.sort === 'comprehensive') return readHits(db, { filter, match, sets, request, now });
  const { total, numbers } = await readPage(db, filter, sets, request, now);
  if (!numbers) return { rows: [], total };
  const order = orderOf(request.sort, filter, now);
  const isOnPage = sql`${products.number} = ANY(ARRAY(${numbers}))`;
  return { rows: await readSummaries(db, isOnPage, { order, limit: request.pageSize }), total };
}

/** Reads new or hot products from an index. These collections are small, so product sets are not faster. */
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

/** Reads the best hits of a keyword. For gift keywords, sold-out products come last. */
async function readHits(db: Database, { filter, match, sets, request, now }: KeywordList) {
  const { pageNumber, pageSize: limit } = request;
  const offset = (pageNumber - 1) * limit;
  const condition = isNarrowed(filter) ? and(conditionOf(db, filter, now), ...isAskedFor(sets)) : undefined;
  const countAll = async () =>
    condition === undefined ? (match.total ?? countHits(db, match.words)) : countCommon(db, sets);
  if (!isGiftSearch(match.keywordTerms)) {
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

function selectHits(db: Database, { words, kinds }: KeywordMatch, range: HitRange) {
  const hits = kinds ? bestOfKinds(kinds, range) : bestHits(words, range);
  const skuSummary = skuSummaryOf(db);
  return db
    .select({ ...summaryColumns, ...skuSummaryColumns(skuSummary) })
    .from(products)
    .innerJoin(sql`${hits} AS hit`, sql`hit.number = ${products.number}`)
    .innerJoinLateral(skuSummary, sql`true`)
    .orderBy(...hitOrder);
}

/** Matches products with a SKU that matches both the filter and the keyword, if the keyword restricts SKUs. */
function isAskedFor({ skuParts }: FilterSets): SQL[] {
  if (!skuParts.some(({ part }) => part === 'keyword')) return [];
  return productsMeeting(skuParts).map((set) => isMember(sql`(${set}) AS members`));
}

/** Subquery for a lateral join to `products`: stock and SKU data of each product. */
function skuSummaryOf(db: Database) {
  return db
    .select({
      stock: sql<number>`coalesce(sum(${skus.stock}), 0)::int`.as('stock'),
      onlySkuId: sql<string | null>`CASE WHEN count(*) = 1 THEN (array_agg(${skus.id}))[1] END`.as('only_sku_id'),
      hasPriceRange: sql<boolean>`coalesce(min(${skus.price}) < max(${skus.price}), false)`.as('has_price_range'),
    })
    .from(skus)
    .where(eq(skus.productId, products.id))
    .as('sku_summary');
}

function skuSummaryColumns({ stock, onlySkuId, hasPriceRange }: ReturnType<typeof skuSummaryOf>) {
  return { stock, onlySkuId, hasPriceRange };
}
