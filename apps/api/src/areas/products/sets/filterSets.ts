import { MAX_MINOR } from '@mallard/domain/money';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isIn } from '../productConditions.ts';
import { type ProductFilter, parseAttributes } from '../productFilter.ts';
import type { KeywordMatch } from '../search/matchKeyword.ts';
import { commonBits } from '../search/walkTerms.ts';
import {
  categoryKey,
  IN_STOCK,
  keptSet,
  type ProductSet,
  priceSet,
  reducedSet,
  SHOP,
  setOfRows,
  valueSet,
} from './productSet.ts';

/** The parts of a filter as sets of products; facets leave out one part at a time. */
export interface FilterSets {
  /** The key of the kept set that all others are parts of: the category's, or the whole shop's. */
  scope: string;
  /** Collection and keyword. */
  found: ProductSet[];
  price: ProductSet[];
  stock: ProductSet[];
  reduced: ProductSet[];
  attributes: { specification: string; set: ProductSet }[];
}

/**
 * Translates a filter.
 *
 * @param match what the filter's keyword means; without it the keyword narrows nothing
 */
export function filterSets(
  db: Database,
  { categoryUuid, collection, ...filter }: ProductFilter,
  now: Date,
  match?: KeywordMatch,
): FilterSets {
  const { minPrice, maxPrice, inStock, onSale } = filter;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  return {
    scope: categoryUuid === undefined ? SHOP : categoryKey(categoryUuid),
    found: [
      ...(collection === undefined ? [] : [collectionSet(db, collection, now)]),
      ...(match === undefined ? [] : [commonBits(match.words)]),
    ],
    price: isPriced ? [priceSet(minPrice ?? 0, maxPrice ?? MAX_MINOR)] : [],
    stock: inStock ? [keptSet(IN_STOCK)] : [],
    reduced: onSale ? [reducedSet(now)] : [],
    attributes: parseAttributes(filter.attributes).map((chosen) => ({
      specification: chosen.specification,
      set: valueSet(chosen),
    })),
  };
}

/** Everything that a filter narrows its scope by; nothing at all where it is the scope that is listed. */
export function narrowingSets({ found, price, stock, reduced, attributes }: FilterSets): ProductSet[] {
  return [...found, ...price, ...stock, ...reduced, ...attributes.map(({ set }) => set)];
}

/**
 * The same filter with its parts as common table expressions, for queries that need each several times.
 *
 * @returns `parts`: what to put behind WITH; the scope is not among them
 */
export function nameParts(sets: FilterSets): { named: FilterSets; parts: SQL[] } {
  const parts: SQL[] = [];
  const name = (set: ProductSet): ProductSet => {
    const alias = sql.raw(`part_${parts.length}`);
    parts.push(sql`${alias} AS MATERIALIZED (${set})`);
    return sql`SELECT chunk, bits FROM ${alias}`;
  };
  const named = {
    scope: sets.scope,
    found: sets.found.map(name),
    price: sets.price.map(name),
    stock: sets.stock.map(name),
    reduced: sets.reduced.map(name),
    attributes: sets.attributes.map(({ specification, set }) => ({ specification, set: name(set) })),
  };
  return { named, parts };
}

function collectionSet(db: Database, collection: NonNullable<ProductFilter['collection']>, now: Date): ProductSet {
  return collection === 'discount' ? reducedSet(now) : setOfRows(isIn(db, collection, now));
}
