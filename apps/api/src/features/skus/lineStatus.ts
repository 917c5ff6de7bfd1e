import type { LineStatus } from '@mallard/domain/contract';
import { maxQuantityOf, type SkuDetails } from './queries.ts';

/** Returns whether a quantity of a SKU can be bought now, or why not. */
export function lineStatus(sku: Pick<SkuDetails, 'stock' | 'limit' | 'isOnSale'>, quantity: number): LineStatus {
  if (!sku.isOnSale) return 'offSale';
  if (sku.stock === 0) return 'soldOut';
  return quantity > maxQuantityOf(sku) ? 'insufficient' : 'available';
}
