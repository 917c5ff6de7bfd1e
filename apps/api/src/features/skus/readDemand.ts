import { MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { readSkus, type SkuDetails } from './queries.ts';

/** Requested quantity of a SKU. */
export interface Demand {
  sku: SkuDetails;
  quantity: number;
}

/**
 * Adds up the quantities of lines per SKU, and reads the current data of the SKUs.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU; PURCHASE_LIMIT when a sum exceeds the contract's maximum
 */
export async function readDemand(db: Database, lines: readonly SkuLine[]): Promise<Demand[]> {
  const requestedLines = mergeLines(lines);
  const skusById = await readSkus(
    db,
    requestedLines.map(({ skuUuid }) => skuUuid),
  );
  return requestedLines.map(({ skuUuid, quantity }) => {
    const sku = skusById.get(skuUuid);
    if (!sku) throw refuse('NOT_FOUND', { details: { skuUuid } });
    if (quantity > MAX_QUANTITY)
      throw refuse('PURCHASE_LIMIT', { details: { skuUuid, asked: quantity, left: sku.limit, inCart: 0 } });
    return { sku, quantity };
  });
}
