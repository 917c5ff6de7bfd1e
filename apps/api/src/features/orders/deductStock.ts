import { refuse } from '@mallard/domain/serving';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderItems, skus } from '../../db/schema/index.ts';
import type { Demand } from '../skus/readDemand.ts';

/** Deducts stock for all items, or throws. Returns the items with their current price, in the same order. */
export type DeductStock = (tx: Database, demand: readonly Demand[]) => Promise<Demand[]>;

/**
 * Deducts the stock of each SKU with one conditional update, so that it can't be oversold. SKUs are updated in ascending order, so
 * that two orders of the same SKUs can't deadlock.
 *
 * @param demand one entry per SKU
 * @throws {Refusal} OUT_OF_STOCK, with the available units
 */
export const deductStock: DeductStock = async (tx, demand) => {
  const itemsBySku = new Map<string, Demand>();
  for (const { sku, quantity } of demand.toSorted((a, b) => bySkuId(a.sku.skuUuid, b.sku.skuUuid))) {
    const { skuUuid } = sku;
    const [row] = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}::integer` })
      .where(and(eq(skus.id, skuUuid), gte(skus.stock, quantity)))
      .returning({ price: skus.price });
    if (!row) throw await refuseStock(tx, skuUuid, quantity);
    itemsBySku.set(skuUuid, { sku: { ...sku, price: row.price }, quantity });
  }
  return demand.map((entry) => itemsBySku.get(entry.sku.skuUuid) ?? entry);
};

/** Restores the stock of an order. The caller ensures that it is called once. */
export async function restoreStock(tx: Database, orderId: string): Promise<void> {
  const lines = await tx
    .select({ skuId: orderItems.skuId, quantity: sum(orderItems.quantity).mapWith(Number) })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .groupBy(orderItems.skuId);
  for (const { skuId, quantity } of lines.toSorted((a, b) => bySkuId(a.skuId, b.skuId)))
    await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} + ${quantity}::integer` })
      .where(eq(skus.id, skuId));
}

async function refuseStock(tx: Database, skuUuid: string, asked: number) {
  const [row] = await tx.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuUuid));
  return refuse('OUT_OF_STOCK', { details: { skuUuid, asked, left: row?.stock ?? 0, inCart: 0 } });
}

function bySkuId(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
