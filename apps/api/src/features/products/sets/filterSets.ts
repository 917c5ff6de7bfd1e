import { MAX_MINOR } from '@mallard/domain/money';
import { parseAttributes } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isIn } from '../productConditions.ts';
import type { ProductFilter } from '../productFilter.ts';
import type { KeywordMatch } from '../search/matchKeyword.ts';
import { commonBits } from '../search/walkTerms.ts';
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

/** A part of a filter that one and the same SKU has to fulfil together with all others. */
export interface SkuPart {
  part: 'price' | 'stock' | 'value' | 'excluded' | 'keyword';
  /** Of a value. */
  specification?: string;
  skus: SkuSet;
  /** The products of these SKUs, where they are kept: all that is needed if there is no other part. */
  products?: ProductSet;
}

/** The parts of a filter as sets; facets leave out one part at a time. */
export interface FilterSets {
  /** The key of the kept set that all others are parts of: the category's, or the whole shop's. */
  scope: string;
  /** Collection and keyword. */
  found: ProductSet[];
  reduced: ProductSet[];
  skuParts: SkuPart[];
}

/** The SKUs that can be bought now. */
export const stockPart: SkuPart = { part: 'stock', skus: storedSkus(IN_STOCK), products: storedSet(IN_STOCK) };

/**
 * Translates a filter.
 *
 * @param match what the filter's keyword means; without it the keyword narrows nothing
 * @param keywordPart the SKUs that the keyword asks for; see `readKeywordPart`
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

/** Everything that a filter narrows its scope by; nothing at all where it is the scope that is listed. */
export function narrowingSets({ found, reduced, skuParts }: FilterSets): ProductSet[] {
  return [...found, ...reduced, ...productsMeeting(skuParts)];
}

/** The products of which one SKU fulfils all parts, if any part but the keyword's narrows them: every product has a SKU for that. */
export function productsMeeting(parts: readonly SkuPart[]): ProductSet[] {
  const [first, ...others] = parts;
  if (!first || parts.every(({ part }) => part === 'keyword')) return [];
  return [(others.length === 0 && first.products) || productsOf(intersectSkus(parts.map(({ skus }) => skus)))];
}

/**
 * The same filter with its parts as common table expressions, for queries that need each several times.
 *
 * @returns `parts`: what to put behind WITH; the scope is not among them
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
