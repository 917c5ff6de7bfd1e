import { MAX_MINOR } from '@mallard/domain/money';
import type { Database } from '../../../db/database.ts';
import { isIn } from '../productConditions.ts';
import { type ProductFilter, parseAttributes } from '../productFilter.ts';
import type { KeywordMatch } from '../search/matchKeyword.ts';
import { commonBits } from '../search/matchQueries.ts';
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
      ...(match === undefined ? [] : [commonBits(match)]),
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

function collectionSet(db: Database, collection: NonNullable<ProductFilter['collection']>, now: Date): ProductSet {
  return collection === 'discount' ? reducedSet(now) : setOfRows(isIn(db, collection, now));
}
