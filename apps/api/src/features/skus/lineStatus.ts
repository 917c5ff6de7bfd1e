import type { LineStatus } from '@mallard/domain/contract';
import { type Good, mostOf } from './queries.ts';

/** Whether so many pieces can be bought now, or why not. */
export function lineStatus(good: Pick<Good, 'stock' | 'limit' | 'isOnSale'>, quantity: number): LineStatus {
  if (!good.isOnSale) return 'offSale';
  if (good.stock === 0) return 'soldOut';
  return quantity > mostOf(good) ? 'insufficient' : 'available';
}
