import type { Order } from '@mallard/domain/contract';
import { batchAddToCart, type DataOf, type DeferredClient } from '@mallard/domain/endpoints';

/** How many of the units of an order were added to the cart. */
export type AddedExtent = 'all' | 'fewer' | 'none';

/**
 * Adds the items of an order to the cart again, as far as stock and limits allow.
 *
 * @throws {ApiFailure} if nothing was added
 */
export async function buyAgain(client: Pick<DeferredClient, 'call'>, { items }: Pick<Order, 'items'>) {
  const lines = items.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
  const { cart, clamped } = await client.call(batchAddToCart, { body: { items: lines } });
  return { cart, added: addedExtentOf(lines, clamped) };
}

/** Compares the requested lines with those whose quantity the server reduced. */
export function addedExtentOf(
  lines: readonly { skuUuid: string }[],
  clamped: DataOf<typeof batchAddToCart>['clamped'],
): AddedExtent {
  if (clamped.length === 0) return 'all';
  const refused = new Set(clamped.filter(({ kept }) => kept === 0).map(({ skuUuid }) => skuUuid));
  return lines.every(({ skuUuid }) => refused.has(skuUuid)) ? 'none' : 'fewer';
}
