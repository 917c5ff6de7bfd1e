import type { CouponDemand } from '@mallard/domain/rules';
import { checkQuantity, MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import type { CatalogSku } from '../shop/openCatalog.ts';
import { lineStatus, stockOf } from './stock.ts';

/** Units of a SKU to buy. */
export interface Demand extends CouponDemand {
  sku: CatalogSku & CouponDemand['sku'];
}

/**
 * Adds up lines by SKU.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU; PURCHASE_LIMIT when a sum exceeds the limit of the contract
 */
export function readDemand({ catalog }: OpenShop, lines: readonly SkuLine[]): Demand[] {
  return mergeLines(lines).map(({ skuUuid, quantity }) => {
    const sku = catalog.sku(skuUuid);
    if (!sku) throw refuse('NOT_FOUND', { details: { skuUuid } });
    if (quantity > MAX_QUANTITY)
      throw refuse('PURCHASE_LIMIT', { details: { skuUuid, asked: quantity, left: sku.limit, inCart: 0 } });
    return { sku: { ...sku, categoryUuids: sku.product.categoryIds }, quantity };
  });
}

/** Returns the part of a demand that can be bought now. */
export function availableOf({ state }: OpenShop, demand: readonly Demand[]): Demand[] {
  return demand.filter(({ sku, quantity }) => lineStatus(state, sku, quantity) === 'available');
}

/**
 * Checks that a quantity can be bought.
 *
 * @param inCart other units in the cart; 0 when a quantity is set
 * @throws {Refusal} OUT_OF_STOCK or PURCHASE_LIMIT, with the requested and the available quantity
 */
export function assertBuyable({ state }: OpenShop, sku: CatalogSku, asked: number, inCart: number): void {
  const verdict = checkQuantity({ asked, inCart, stock: stockOf(state, sku), limit: sku.limit });
  if (verdict.ok) return;
  throw refuse(verdict.code, { details: { skuUuid: sku.id, asked, left: verdict.left, inCart } });
}
