import { matchSku, mayNameValue, namedValues, type WantedValues, type Wish } from '@mallard/domain/search';
import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { productAttributes, skus } from '../../db/schema/index.ts';
import { groupBy } from './groupBy.ts';
import { parseAttributes } from './productFilter.ts';

/** The SKU of a product that a filter or a keyword asks for. */
export type MatchedSku = typeof skus.$inferSelect;

/** What may name the value of a SKU, such as a colour. */
export interface ValueRequest {
  /** `color:green,blue;size:320ml` */
  attributes?: string | undefined;
  /** What the keyword asks for. @default [] */
  wishes?: readonly Wish[];
}

/**
 * Reads the SKUs of products that a filter or a keyword asks for. Costs nothing where neither names a value, and otherwise
 * one look-up or two by the ids of the products on the page.
 *
 * @returns by the id of the product
 */
export async function readMatchedSkus(
  db: Database,
  productIds: readonly string[],
  { attributes, wishes = [] }: ValueRequest,
): Promise<ReadonlyMap<string, MatchedSku>> {
  const filtered = parseAttributes(attributes).map(
    ({ specification, values }) => [specification, new Set(values)] as const,
  );
  const named = mayNameValue(wishes) ? await readNamedValues(db, productIds, wishes) : new Map<string, WantedValues>();
  const wanted = new Map(
    productIds
      .map((id) => [id, new Map([...(named.get(id) ?? []), ...filtered])] as const)
      .filter(([, values]) => values.size > 0),
  );
  if (wanted.size === 0) return new Map();
  const rows = await db
    .select()
    .from(skus)
    .where(inArray(skus.productId, [...wanted.keys()]))
    .orderBy(asc(skus.productId), asc(skus.position));
  const matched = Array.from(
    groupBy(rows, ({ productId }) => productId),
    ([id, group]) => {
      const sku = matchSku(group, wanted.get(id) ?? new Map());
      return sku ? [[id, sku] as const] : [];
    },
  );
  return new Map(matched.flat());
}

async function readNamedValues(
  db: Database,
  productIds: readonly string[],
  wishes: readonly Wish[],
): Promise<Map<string, WantedValues>> {
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
