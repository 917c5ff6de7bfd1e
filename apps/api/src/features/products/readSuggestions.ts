import type { ProductSort } from '@mallard/domain/contract';
import {
  createDocumentSearch,
  createTermReader,
  type DocumentSearch,
  priceOrderOf,
  weighCategory,
} from '@mallard/search';
import { and, asc, eq, exists, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products, type StoredText, skus } from '../../db/schema/index.ts';
import { type MatchedSku, readMatchedSkus } from './matchedSkus.ts';
import { conditionOf } from './productConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { orderOf } from './productOrder.ts';
import { matchKeyword } from './search/matchKeyword.ts';
import { hitOrder } from './search/matchQueries.ts';
import { shopLexicon } from './search/shopLexicon.ts';
import { titleHits } from './search/titleHits.ts';

const MAX_CATEGORIES = 4;
const MAX_SUGGESTIONS = 12;
/** Number of suggested products from a list. */
const MAX_LIST_SUGGESTIONS = 4;

/** Suggested category or product. */
export interface Suggestion {
  kind: 'category' | 'product';
  id: string;
  name: StoredText;
  product?: SuggestedProduct;
}

/** Pictures and prices (in minor units) of a suggested product. */
export interface SuggestedProduct extends Pick<typeof products.$inferSelect, 'pictures' | 'price' | 'originalPrice'> {
  /** Whether any SKU costs more than `price`. */
  hasPriceRange: boolean;
  /** Picture of the shown SKU, if a particular SKU is shown. */
  picture?: MatchedSku['picture'] | undefined;
}

/** Input of suggestions: a keyword, or the filter and sort order of a list. */
type SuggestionQuery = ProductFilter & { sort: ProductSort };

/**
 * Reads suggestions for a partially typed keyword: categories, then products by title, or products of the first category if no
 * title matches. Without a keyword, returns the first products of the list. SKUs with excluded values are not shown.
 */
export async function readSuggestions(db: Database, query: SuggestionQuery, now: Date): Promise<Suggestion[]> {
  const { keyword } = query;
  if (keyword === undefined)
    return (await readList(db, query, now)).map((product) => ({ kind: 'product', ...product }));
  const { excluded } = query;
  const [groups, named] = await Promise.all([
    findCategories(db, keyword),
    findTitles(db, keyword, conditionOf(db, { excluded }, now)),
  ]);
  const [first] = groups;
  const ofCategory = { categoryUuid: first?.id, excluded, sort: 'comprehensive' as const };
  const suggestedProducts =
    named.length > 0 || !first ? await withMatchedSkus(db, named, query) : await readList(db, ofCategory, now);
  return [
    ...groups.map((group) => ({ kind: 'category' as const, ...group })),
    ...suggestedProducts.map((product) => ({ kind: 'product' as const, ...product })),
  ].slice(0, MAX_SUGGESTIONS);
}

type Named = Omit<Suggestion, 'kind'>;

async function findTitles(db: Database, keyword: string, condition: SQL | undefined): Promise<Named[]> {
  const { words } = await matchKeyword(db, keyword, { isUnfinished: true });
  if (words.length === 0) return [];
  return selectNamed(db)
    .innerJoin(sql`${titleHits(words, MAX_SUGGESTIONS)} AS hit`, sql`hit.number = ${products.number}`)
    .where(condition)
    .orderBy(...hitOrder);
}

async function readList(db: Database, { sort, ...filter }: SuggestionQuery, now: Date): Promise<Named[]> {
  const products = await selectNamed(db)
    .where(conditionOf(db, filter, now))
    .orderBy(...orderOf(sort, filter, now))
    .limit(MAX_LIST_SUGGESTIONS);
  return withMatchedSkus(db, products, { ...filter, sort });
}

/** Replaces pictures and prices of products by those of the SKUs that match the filter. */
async function withMatchedSkus(
  db: Database,
  products: readonly Named[],
  { sort, ...filter }: SuggestionQuery,
): Promise<Named[]> {
  const ids = products.map(({ id }) => id);
  const matched = await readMatchedSkus(db, ids, { filter, keywordTerms: [], priceOrder: priceOrderOf(sort, filter) });
  return products.map((product) => {
    const sku = matched.get(product.id);
    if (!sku || !product.product) return product;
    const { price, originalPrice, picture } = sku;
    return { ...product, product: { ...product.product, price, originalPrice, picture, hasPriceRange: false } };
  });
}

function selectNamed(db: Database) {
  const { pictures, price, originalPrice } = products;
  const dearer = db
    .select({ one: sql`1` })
    .from(skus)
    .where(and(eq(skus.productId, products.id), gt(skus.price, price)));
  const hasPriceRange = sql<boolean>`${exists(dearer)}`;
  return db
    .select({ id: products.id, name: products.title, product: { pictures, price, hasPriceRange, originalPrice } })
    .from(products);
}

/** Searches categories in memory. They are read from the database each time; a shop has at most hundreds. */
async function findCategories(db: Database, keyword: string): Promise<Named[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
  const { hits } = searcherOf(db, rows)(keyword, { isUnfinished: true });
  return hits.slice(0, MAX_CATEGORIES).flatMap(({ index: place }) => rows[place] ?? []);
}

interface Searcher {
  names: string;
  search: DocumentSearch;
}

const readTerms = createTermReader(shopLexicon);
const searchers = new WeakMap<Database, Searcher>();

/** Caches the search index, because building it is slower than searching, and category names seldom change. */
function searcherOf(db: Database, rows: readonly Named[]): Searcher['search'] {
  const names = JSON.stringify(rows.map(({ name }) => name));
  const cached = searchers.get(db);
  if (cached?.names === names) return cached.search;
  const documents = rows.map(({ name }) => weighCategory(Object.values(name), readTerms));
  const search = createDocumentSearch(documents, shopLexicon);
  searchers.set(db, { names, search });
  return search;
}
