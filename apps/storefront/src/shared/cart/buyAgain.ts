import type { Order } from '@mallard/domain/contract';
import { batchAddToCart, type DataOf, type DeferredClient } from '@mallard/domain/endpoints';

/** Whether all pieces of an order went into the cart once more, fewer, or none. */
export type Taken = 'all' | 'fewer' | 'none';

/**
 * Puts what an order holds into the cart once more, as far as stock and limits allow.
 *
 * @throws {ApiFailure} and then nothing was taken
 */
export async function buyAgain(client: Pick<DeferredClient, 'call'>, { items }: Pick<Order, 'items'>) {
  const lines = items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
  const { cart, clamped } = await client.call(batchAddToCart, { body: { items: lines } });
  return { cart, taken: takenOf(lines, clamped) };
}

/** Tells it from the lines that the server lowered. */
export function takenOf(
  lines: readonly { skuUuid: string }[],
  clamped: DataOf<typeof batchAddToCart>['clamped'],
): Taken {
  if (clamped.length === 0) return 'all';
  const refused = new Set(clamped.filter(({ kept }) => kept === 0).map(({ skuUuid }) => skuUuid));
  return lines.every(({ skuUuid }) => refused.has(skuUuid)) ? 'none' : 'fewer';
}
