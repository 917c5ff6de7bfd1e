import { hasSkuFilter, matchSku, mayNameValue, namedValues, type ValuesOfKeyword, type Wish } from '@mallard/search';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../db/groupBy.ts';
import { productAttributes, skus } from '../../db/schema/index.ts';
import type { ProductFilter } from './productFilter.ts';

/** The SKU of a product that a filter or a keyword asks for. */
export type MatchedSku = typeof skus.$inferSelect;

/** What a list asks of the SKUs that are shown. */
export interface ShownSkuRequest {
  filter: ProductFilter;
  /** What the keyword asks for; it may name a value such as a colour. */
  wishes: readonly Wish[];
}

/**
 * Reads the SKUs of products that a filter or a keyword asks for. Costs nothing where neither narrows SKUs, and otherwise one
 * look-up or two by the ids of the products on the page.
 *
 * @returns by the id of the product
 */
export async function readMatchedSkus(
  db: Database,
  productIds: readonly string[],
  { filter, wishes }: ShownSkuRequest,
): Promise<ReadonlyMap<string, MatchedSku>> {
  const named = mayNameValue(wishes)
    ? await readNamedValues(db, productIds, wishes)
    : new Map<string, ValuesOfKeyword>();
  const ids = hasSkuFilter(filter) ? productIds : productIds.filter((id) => (named.get(id)?.size ?? 0) > 0);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(skus)
    .where(inArray(skus.productId, [...ids]))
    .orderBy(asc(skus.productId), asc(skus.position));
  const matched = Array.from(
    groupBy(rows, ({ productId }) => productId),
    ([id, group]) => {
      const sku = matchSku(group, { filter, named: named.get(id) ?? new Map() });
      return sku ? [[id, sku] as const] : [];
    },
  );
  return new Map(matched.flat());
}

async function readNamedValues(
  db: Database,
  productIds: readonly string[],
  wishes: readonly Wish[],
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
          wishes,
          group.map(({ valueName, ...value }) => ({ ...value, names: Object.values(valueName) })),
        ),
      ],
    ),
  );
}
