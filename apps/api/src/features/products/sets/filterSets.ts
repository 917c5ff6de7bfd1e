import { MAX_MINOR } from '@mallard/domain/money';
import { type KeywordMatch, parseAttributes } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isIn } from '../productConditions.ts';
import type { ProductFilter } from '../productFilter.ts';
import { commonBits } from '../search/bestProducts.ts';
import {
  categoryKey,
  IN_STOCK,
  intersectSkus,
  otherSkus,
  type ProductSet,
  productsOf,
  productsWithValue,
  reducedSet,
  SHOP,
  type SkuSet,
  setOfRows,
  skusPriced,
  skusWithValue,
  storedSet,
  storedSkus,
} from './productSet.ts';

/** SKU criterion of a filter. One SKU must match all of them. */
export interface SkuPart {
  part: 'price' | 'stock' | 'value' | 'excluded' | 'keyword';
  /** Specification of a value criterion. */
  specification?: string;
  skus: SkuSet;
  /** Stored set of the products of these SKUs; sufficient if there is no other criterion. */
  products?: ProductSet;
}

/** Criteria of a filter as sets. Facets omit one criterion at a time. */
export interface FilterSets {
  /** Key of the stored set that contains all others: the category or the whole shop. */
  scope: string;
  /** Sets of collection and keyword. */
  found: ProductSet[];
  reduced: ProductSet[];
  skuParts: SkuPart[];
}

/** SKUs in stock. */
export const stockPart: SkuPart = { part: 'stock', skus: storedSkus(IN_STOCK), products: storedSet(IN_STOCK) };

/**
 * Converts a filter to sets.
 *
 * @param match interpretation of the keyword; without it, the keyword is ignored
 * @param keywordPart SKUs that match the keyword; see `keywordPart` in `keywordPart.ts`
 */
export function filterSets(
  db: Database,
  { categoryUuid, collection, ...filter }: ProductFilter,
  now: Date,
  match?: KeywordMatch,
  keywordPart: readonly SkuPart[] = [],
): FilterSets {
  const { minPrice, maxPrice, inStock, onSale } = filter;
  const isPriced = minPrice !== undefined || maxPrice !== undefined;
  const scope = categoryUuid === undefined ? SHOP : categoryKey(categoryUuid);
  return {
    scope,
    found: [
      ...(collection === undefined ? [] : [collectionSet(db, collection, now)]),
      ...(match === undefined ? [] : [commonBits(match.words)]),
    ],
    reduced: onSale ? [reducedSet(now)] : [],
    skuParts: [
      ...(isPriced
        ? [{ part: 'price' as const, skus: skusPriced(minPrice ?? 0, maxPrice ?? MAX_MINOR, storedSet(scope)) }]
        : []),
      ...(inStock ? [stockPart] : []),
      ...Array.from(parseAttributes(filter.attributes), ([specification, values]) => ({
        part: 'value' as const,
        specification,
        skus: skusWithValue(specification, [...values]),
        products: productsWithValue(specification, [...values]),
      })),
      ...Array.from(parseAttributes(filter.excluded), ([specification, values]) => ({
        part: 'excluded' as const,
        skus: otherSkus(skusWithValue(specification, [...values])),
      })),
      ...keywordPart,
    ],
  };
}

/** Returns all sets that restrict the scope; empty if the list is the whole scope. */
export function narrowingSets({ found, reduced, skuParts }: FilterSets): ProductSet[] {
  return [...found, ...reduced, ...productsMeeting(skuParts)];
}

/** Returns products with a SKU that matches all criteria. Empty if only the keyword restricts SKUs, which all its products match. */
export function productsMeeting(parts: readonly SkuPart[]): ProductSet[] {
  const [first, ...otherParts] = parts;
  if (!first || parts.every(({ part }) => part === 'keyword')) return [];
  return [(otherParts.length === 0 && first.products) || productsOf(intersectSkus(parts.map(({ skus }) => skus)))];
}

/**
 * Converts the sets to common table expressions, for queries that use each several times.
 *
 * @returns `parts`: expressions for WITH, without the scope
 */
export function nameParts(sets: FilterSets): { named: FilterSets; parts: SQL[] } {
  const parts: SQL[] = [];
  const name = (set: SQL, columns: SQL): SQL => {
    const alias = sql.raw(`part_${parts.length}`);
    parts.push(sql`${alias} AS MATERIALIZED (${set})`);
    return sql`SELECT ${columns} FROM ${alias}`;
  };
  const nameProducts = (set: ProductSet) => name(set, sql`chunk, bits`);
  const named = {
    scope: sets.scope,
    found: sets.found.map(nameProducts),
    reduced: sets.reduced.map(nameProducts),
    skuParts: sets.skuParts.map(({ skus, products, ...part }) => ({
      ...part,
      skus: name(skus, sql`sku_index, chunk, bits`),
      ...(products && { products: nameProducts(products) }),
    })),
  };
  return { named, parts };
}

function collectionSet(db: Database, collection: NonNullable<ProductFilter['collection']>, now: Date): ProductSet {
  return collection === 'discount' ? reducedSet(now) : setOfRows(isIn(db, collection, now));
}
