import type { ProductSort } from '@mallard/domain/contract';
import { createTermReader, type DocumentSearch, mostLikely, searchDocuments, weighCategory } from '@mallard/search';
import { and, asc, eq, exists, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products, type StoredText, skus } from '../../db/schema/index.ts';
import { conditionOf } from './productConditions.ts';
import type { ProductFilter } from './productFilter.ts';
import { orderOf } from './productOrder.ts';
import { matchKeyword } from './search/matchKeyword.ts';
import { hitOrder } from './search/matchQueries.ts';
import { shopLexicon } from './search/shopLexicon.ts';
import { titleHits } from './search/titleHits.ts';

const MOST_CATEGORIES = 4;
const MOST_IN_ALL = 12;
/** Products that are suggested from the start of a list. */
const MOST_OF_LIST = 4;

/** Something that a shopper may mean. */
export interface Suggestion {
  kind: 'category' | 'product';
  id: string;
  name: StoredText;
  product?: SuggestedProduct;
}

/** What a suggested product looks like and costs, in minor units. */
export interface SuggestedProduct extends Pick<typeof products.$inferSelect, 'pictures' | 'price' | 'originalPrice'> {
  /** Whether some SKU costs more than `price`. */
  hasPriceRange: boolean;
}

/** What is suggested for: a keyword, or the filter and the order of a list. */
type SuggestionQuery = ProductFilter & { sort: ProductSort };

/**
 * What a shopper may mean who has typed so far: categories, then products by their titles, or the first category's products if no
 * title matches. Without a keyword, the first products of the list.
 */
export async function readSuggestions(db: Database, query: SuggestionQuery, now: Date): Promise<Suggestion[]> {
  const { keyword } = query;
  if (keyword === undefined) return (await readList(db, query, now)).map((good) => ({ kind: 'product', ...good }));
  const [groups, named] = await Promise.all([findCategories(db, keyword), findTitles(db, keyword)]);
  const [first] = groups;
  const goods =
    named.length > 0 || !first ? named : await readList(db, { categoryUuid: first.id, sort: 'comprehensive' }, now);
  return [
    ...groups.map((group) => ({ kind: 'category' as const, ...group })),
    ...goods.map((good) => ({ kind: 'product' as const, ...good })),
  ].slice(0, MOST_IN_ALL);
}

type Named = Omit<Suggestion, 'kind'>;

async function findTitles(db: Database, keyword: string): Promise<Named[]> {
  const { words } = await matchKeyword(db, keyword, { isUnfinished: true });
  if (words.length === 0) return [];
  return selectNamed(db)
    .innerJoin(sql`${titleHits(mostLikely(words), MOST_IN_ALL)} AS hit`, sql`hit.number = ${products.number}`)
    .orderBy(...hitOrder);
}

async function readList(db: Database, { sort, ...filter }: SuggestionQuery, now: Date): Promise<Named[]> {
  return selectNamed(db)
    .where(conditionOf(db, filter, now))
    .orderBy(...orderOf(sort, filter, now))
    .limit(MOST_OF_LIST);
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

/** A mall has hundreds of categories: they are searched in memory, by what stands in the database now. */
async function findCategories(db: Database, keyword: string): Promise<Named[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));
  const { hits } = searcherOf(db, rows)(keyword, { isBeginning: true });
  return hits.slice(0, MOST_CATEGORIES).flatMap(({ place }) => rows[place] ?? []);
}

interface Searcher {
  names: string;
  search: DocumentSearch;
}

const readTerms = createTermReader(shopLexicon);
const searchers = new WeakMap<Database, Searcher>();

/** Taking names apart costs more than searching them, and they seldom change. */
function searcherOf(db: Database, rows: readonly Named[]): Searcher['search'] {
  const names = JSON.stringify(rows.map(({ name }) => name));
  const known = searchers.get(db);
  if (known?.names === names) return known.search;
  const documents = rows.map(({ name }) => weighCategory(Object.values(name), readTerms));
  const search = searchDocuments(documents, shopLexicon);
  searchers.set(db, { names, search });
  return search;
}
