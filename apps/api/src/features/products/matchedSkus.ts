import {
  hasSkuFilter,
  type KeywordTerm,
  matchSku,
  mayNameValue,
  namedValues,
  type PriceOrder,
  type ValuesOfKeyword,
} from '@mallard/search';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../db/groupBy.ts';
import { productAttributes, skus } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';

/** SKU of a product that matches the filter or keyword. */
export type MatchedSku = typeof skus.$inferSelect;

/** Criteria for the SKU that a list shows of each product. */
export interface ShownSkuRequest {
  filter: ProductFilter;
  /** Parsed terms of the keyword; they may include an option value, such as a color. */
  keywordTerms: readonly KeywordTerm[];
  /** Criterion of a list in price order. */
  priceOrder?: PriceOrder | undefined;
}

/**
 * Reads the SKUs of products that match a filter or keyword. Runs one or two queries by product id, or none if neither can restrict
 * SKUs and the list is not in price order.
 *
 * @returns SKUs by product id
 */
export async function readMatchedSkus(
  db: Database,
  productIds: readonly string[],
  { filter, keywordTerms, priceOrder }: ShownSkuRequest,
): Promise<ReadonlyMap<string, MatchedSku>> {
  const named =
    mayNameValue(keywordTerms) && priceOrder !== 'product'
      ? await readNamedValues(db, productIds, keywordTerms)
      : new Map<string, ValuesOfKeyword>();
  const isAnyAsked = hasSkuFilter(filter) || priceOrder !== undefined;
  const ids = isAnyAsked ? productIds : productIds.filter((id) => (named.get(id)?.size ?? 0) > 0);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(skus)
    .where(inArray(skus.productId, [...ids]))
    .orderBy(asc(skus.productId), asc(skus.position));
  const matched = Array.from(
    groupBy(rows, ({ productId }) => productId),
    ([id, group]) => {
      const sku = matchSku(group, { filter, named: named.get(id) ?? new Map(), priceOrder });
      return sku ? [[id, sku] as const] : [];
    },
  );
  return new Map(matched.flat());
}

async function readNamedValues(
  db: Database,
  productIds: readonly string[],
  keywordTerms: readonly KeywordTerm[],
): Promise<Map<string, ValuesOfKeyword>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(productAttributes)
    .where(inArray(productAttributes.productId, [...productIds]));
  return new Map(
    Array.from(
      groupBy(rows, ({ productId }) => productId),
      ([id, group]) => [
        id,
        namedValues(
          keywordTerms,
          group.map(({ valueName, ...value }) => ({ ...value, names: Object.values(valueName) })),
        ),
      ],
    ),
  );
}
