import type { LineStatus } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';
import type { ShelfProduct, ShelfSku } from '../shop/openShelf.ts';
import type { ShopState } from '../state/shopState.ts';

/** Pieces of a SKU that are left. */
export function stockOf({ taken }: ShopState, { id, stock }: ShelfSku): number {
  return Math.max(0, stock - (taken[id] ?? 0));
}

/** Pieces of a product that are left, over all its SKUs. */
export function stockOfProduct(state: ShopState, { skus }: ShelfProduct): number {
  return skus.reduce((sum, sku) => sum + stockOf(state, sku), 0);
}

/** Pieces of a product sold so far. */
export function salesOf({ sold }: ShopState, { id, sample }: ShelfProduct): number {
  return sample.sales + (sold[id] ?? 0);
}

/** Whether so many pieces can be bought now, or why not. */
export function lineStatus(state: ShopState, sku: ShelfSku, quantity: number): LineStatus {
  const stock = stockOf(state, sku);
  if (stock === 0) return 'soldOut';
  return quantity > quantityLimit(stock, sku.limit) ? 'insufficient' : 'available';
}
