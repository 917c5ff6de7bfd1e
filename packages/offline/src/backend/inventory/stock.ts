import type { LineStatus } from '@mallard/domain/contract';
import { quantityLimit } from '@mallard/domain/rules';
import type { CatalogProduct, CatalogSku } from '../shop/openCatalog.ts';
import type { ShopState } from '../state/shopState.ts';

/** Returns the stock of a SKU. */
export function stockOf({ taken }: ShopState, { id, stock }: CatalogSku): number {
  return Math.max(0, stock - (taken[id] ?? 0));
}

/** Returns the stock of all SKUs of a product. */
export function stockOfProduct(state: ShopState, { skus }: CatalogProduct): number {
  return skus.reduce((sum, sku) => sum + stockOf(state, sku), 0);
}

/** Returns the number of sold units of a product. */
export function salesOf({ sold }: ShopState, { id, sample }: CatalogProduct): number {
  return sample.sales + (sold[id] ?? 0);
}

/** Returns whether a quantity can be bought now, or why not. */
export function lineStatus(state: ShopState, sku: CatalogSku, quantity: number): LineStatus {
  const stock = stockOf(state, sku);
  if (stock === 0) return 'soldOut';
  return quantity > quantityLimit(stock, sku.limit) ? 'insufficient' : 'available';
}
