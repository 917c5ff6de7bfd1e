import type { CouponDemand } from '@mallard/domain/rules';
import { checkQuantity, MAX_QUANTITY, mergeLines, type SkuLine } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import type { ShelfSku } from '../shop/openShelf.ts';
import { lineStatus, stockOf } from './stock.ts';

/** Pieces of a SKU that somebody wants to buy. */
export interface Demand extends CouponDemand {
  sku: ShelfSku;
}

/**
 * What lines ask for, summed per SKU.
 *
 * @throws {Refusal} NOT_FOUND for an unknown SKU; PURCHASE_LIMIT when a sum is beyond anything the contract can say
 */
export function readDemand({ shelf }: OpenShop, lines: readonly SkuLine[]): Demand[] {
  return mergeLines(lines).map(({ skuUuid, quantity }) => {
    const sku = shelf.sku(skuUuid);
    if (!sku) throw refuse('NOT_FOUND', { details: { skuUuid } });
    if (quantity > MAX_QUANTITY)
      throw refuse('PURCHASE_LIMIT', { details: { skuUuid, asked: quantity, left: sku.limit, inCart: 0 } });
    return {
      sku,
      quantity,
      good: { price: sku.price, originalPrice: sku.originalPrice, categoryUuids: sku.product.categoryIds },
    };
  });
}

/** The part of a demand that can be bought now. */
export function availableOf({ state }: OpenShop, demand: readonly Demand[]): Demand[] {
  return demand.filter(({ sku, quantity }) => lineStatus(state, sku, quantity) === 'available');
}

/**
 * Makes sure that so many pieces can be bought.
 *
 * @param inCart pieces that the cart holds besides; 0 when a quantity is set
 * @throws {Refusal} OUT_OF_STOCK or PURCHASE_LIMIT, with what was asked and what is left
 */
export function assertBuyable({ state }: OpenShop, sku: ShelfSku, asked: number, inCart: number): void {
  const verdict = checkQuantity({ asked, inCart, stock: stockOf(state, sku), limit: sku.limit });
  if (verdict.ok) return;
  throw refuse(verdict.code, { details: { skuUuid: sku.id, asked, left: verdict.left, inCart } });
}
