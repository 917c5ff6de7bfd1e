import { refuse } from '@mallard/domain/serving';
import { and, eq, gte, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orderItems, skus } from '../../db/schema/index.ts';
import type { Demand } from '../skus/readDemand.ts';

/** Takes pieces off sale: all of them, or it throws. Answers with the goods at the price of that moment, in the same order. */
export type TakeStock = (tx: Database, demand: readonly Demand[]) => Promise<Demand[]>;

/**
 * Takes each SKU's pieces by one conditional update, so that two buyers never get the same piece. SKUs go in ascending
 * order: two orders that want the same ones wait for each other instead of locking each other out.
 *
 * @param demand one entry per SKU
 * @throws {Refusal} OUT_OF_STOCK, with what is left
 */
export const takeStock: TakeStock = async (tx, demand) => {
  const taken = new Map<string, Demand>();
  for (const { good, quantity } of demand.toSorted((a, b) => bySkuId(a.good.skuUuid, b.good.skuUuid))) {
    const { skuUuid } = good;
    const [row] = await tx
      .update(skus)
      .set({ stock: sql`${skus.stock} - ${quantity}::integer` })
      .where(and(eq(skus.id, skuUuid), gte(skus.stock, quantity)))
      .returning({ price: skus.price });
    if (!row) throw await refuseStock(tx, skuUuid, quantity);
    taken.set(skuUuid, { good: { ...good, price: row.price }, quantity });
  }
  return demand.map((entry) => taken.get(entry.good.skuUuid) ?? entry);
};

/** Puts the pieces of an order back on sale. The caller makes sure that it happens once. */
export async function returnStock(tx: Database, orderId: string): Promise<void> {
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
