import { MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { type Good, readGoods } from './queries.ts';

/** Pieces of a SKU that somebody wants to buy. */
export interface Demand {
  good: Good;
  quantity: number;
}

/**
 * What lines ask for, summed per SKU, with the SKUs as they are now.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU; PURCHASE_LIMIT when a sum is beyond anything the contract can say
 */
export async function readDemand(db: Database, lines: readonly SkuLine[]): Promise<Demand[]> {
  const wanted = mergeLines(lines);
  const goods = await readGoods(
    db,
    wanted.map(({ skuUuid }) => skuUuid),
  );
  return wanted.map(({ skuUuid, quantity }) => {
    const good = goods.get(skuUuid);
    if (!good) throw refuse('NOT_FOUND', { details: { skuUuid } });
    if (quantity > MAX_QUANTITY)
      throw refuse('PURCHASE_LIMIT', { details: { skuUuid, asked: quantity, left: good.limit, inCart: 0 } });
    return { good, quantity };
  });
}
