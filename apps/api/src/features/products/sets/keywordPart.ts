import { compareFits, fitOfValue, type KeywordTerm, mayNameValue, type NamedValue } from '@mallard/search';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { groupBy } from '../../../db/groupBy.ts';
import { productSets } from '../../../db/schema/index.ts';
import type { NamedLevels } from '../productFilter.ts';
import type { SkuPart } from './filterSets.ts';
import {
  intersectSkus,
  productsOf,
  SHOP,
  type SkuSet,
  skusExcept,
  skusInSets,
  storedSkus,
  uniteSkus,
} from './productSet.ts';

/**
 * Returns the SKUs that match a keyword, by the rule of `skusOfKeyword`, as a filter criterion.
 *
 * @returns an empty array if the keyword contains no essential value
 */
export function keywordPart(fitting: FittingValues): SkuPart[] {
  const named = Array.from(fitting.values(), bestOfEachProduct);
  return named.length === 0 ? [] : [{ part: 'keyword', skus: askedSkus(named) }];
}

/** Returns the essential values that a keyword contains, for sorting SKUs by them. */
export function namedLevels(fitting: FittingValues): NamedLevels[] {
  return Array.from(fitting, ([specification, values]) => ({
    specification,
    levels: levelsOf(values).map((level) => level.map(({ value }) => value)),
  }));
}

/** Essential values that a keyword contains, by specification. */
export type FittingValues = ReadonlyMap<string, readonly FittingValue[]>;

/** Reads all attribute values of the shop, and returns the essential ones that a keyword contains. */
export async function readFittingValues(db: Database, keywordTerms: readonly KeywordTerm[]): Promise<FittingValues> {
  if (!mayNameValue(keywordTerms)) return new Map();
  const fitting = (await readShopValues(db))
    .map((row) => ({ ...row, ...fitOfValue(keywordTerms, row) }))
    .filter(({ isEssential }) => isEssential);
  return groupBy(fitting, (row) => row.specification);
}

/** Attribute value with the id of its set. */
type ShopValue = NamedValue & { id: number };

/** Reads all attribute values of products on sale, with each of their names. */
export async function readShopValues(db: Database): Promise<ShopValue[]> {
  const { id, specification, value, valueName, swatch, products } = productSets;
  const rows = await db
    .select({ id, specification, value, valueName, swatch })
    .from(productSets)
    .where(sql`${specification} IS NOT NULL AND ${products} > 0`);
  return rows.map(({ valueName: names, ...row }) => ({
    ...row,
    specification: row.specification ?? '',
    value: row.value ?? '',
    names: Object.values(names ?? {}),
  }));
}

interface FittingValue {
  /** Id of its set. */
  id: number;
  value: string;
  fit: number;
  isEssential: boolean;
}

/** Returns SKUs with a value that the keyword contains. Of each product, only the best matching values count. */
function bestOfEachProduct(values: readonly FittingValue[]): SkuSet {
  const [best, ...lowerLevels] = levelsOf(values).map((level) => skusInSets(level.map(({ id }) => id)));
  return lowerLevels.reduce((better, next) => firstOfEachProduct(better, next), best ?? skusInSets([]));
}

/** Groups values that match equally well, best match first. */
function levelsOf(values: readonly FittingValue[]): FittingValue[][] {
  return [...groupBy(values.toSorted(compareFits), ({ fit }) => String(fit)).values()];
}

function askedSkus(named: readonly SkuSet[]): SkuSet {
  const all = storedSkus(SHOP);
  const whole = intersectSkus(named.map((skus) => firstOfEachProduct(skus, all)));
  return named.length === 1 ? whole : firstOfEachProduct(whole, uniteSkus(named));
}

/** Returns SKUs of the preferred set, and of the fallback set for products without a preferred SKU. */
function firstOfEachProduct(preferred: SkuSet, fallback: SkuSet): SkuSet {
  return uniteSkus([preferred, skusExcept(fallback, productsOf(preferred))]);
}
