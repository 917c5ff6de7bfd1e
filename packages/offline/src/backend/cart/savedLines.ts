import { MAX_SAVED_LINES } from '@mallard/domain/contract';
import { MAX_QUANTITY } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { assertBuyable } from '../inventory/demand.ts';
import { generateId } from '../state/generateIds.ts';
import type { CartState } from '../state/shopState.ts';
import { changeCart, fit, insertLines, unitsInCart } from './cartLines.ts';

/**
 * Moves the line of a SKU from the cart to the saved lines.
 *
 * @throws {Refusal} NOT_FOUND or SAVED_LIMIT
 */
export function saveLine(shop: OpenShop, userId: string, skuUuid: string): void {
  const cart = changeCart(shop, userId);
  const line = cart.lines.find(({ skuId }) => skuId === skuUuid);
  if (!line) throw refuse.notFound();
  addToSaved(shop, cart, skuUuid, line.quantity);
  cart.lines = cart.lines.filter((other) => other !== line);
}

/**
 * Adds units of a SKU to the saved lines.
 *
 * @throws {Refusal} NOT_FOUND or SAVED_LIMIT
 */
export function addSavedLine(shop: OpenShop, userId: string, skuUuid: string, quantity: number): void {
  addToSaved(shop, changeCart(shop, userId), skuUuid, quantity);
}

/** Units of a saved line to move to the cart. */
interface MovedUnits {
  skuUuid: string;
  /** @default all units */
  quantity?: number | undefined;
  isSelected: boolean;
}

/**
 * Moves units of a saved line to the cart, as far as stock and limit allow; the others stay saved.
 *
 * @returns the line if fewer units than asked for were moved
 * @throws {Refusal} NOT_FOUND, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export function moveSavedLine(
  shop: OpenShop,
  userId: string,
  { skuUuid, quantity: requestedQuantity, isSelected }: MovedUnits,
): { skuUuid: string; asked: number; kept: number }[] {
  const cart = changeCart(shop, userId);
  const line = cart.saved.find(({ skuId }) => skuId === skuUuid);
  const sku = shop.catalog.sku(skuUuid);
  if (!line || !sku) throw refuse.notFound();
  const quantity = Math.min(requestedQuantity ?? line.quantity, line.quantity);
  const fitted = fit(shop, cart, { skuUuid, quantity, isSelected });
  if (fitted === 0) assertBuyable(shop, sku, quantity, unitsInCart(cart, skuUuid));
  insertLines(shop, cart, [{ skuUuid, quantity: fitted, isSelected }]);
  if (fitted === line.quantity) cart.saved = cart.saved.filter((other) => other !== line);
  else line.quantity -= fitted;
  return fitted < quantity ? [{ skuUuid, asked: quantity, kept: fitted }] : [];
}

/** Deletes the saved line of a SKU; an unknown SKU is ignored. */
export function deleteSavedLine(shop: OpenShop, userId: string, skuUuid: string): void {
  const cart = changeCart(shop, userId);
  cart.saved = cart.saved.filter(({ skuId }) => skuId !== skuUuid);
}

function addToSaved({ catalog, state }: OpenShop, cart: CartState, skuUuid: string, quantity: number): void {
  const sku = catalog.sku(skuUuid);
  if (!sku) throw refuse.notFound();
  const { price: addedPrice } = sku;
  const existing = cart.saved.find(({ skuId }) => skuId === skuUuid);
  if (existing) {
    Object.assign(existing, { quantity: Math.min(existing.quantity + quantity, MAX_QUANTITY), addedPrice });
    return;
  }
  if (cart.saved.length >= MAX_SAVED_LINES) throw refuse('SAVED_LIMIT', { details: { limit: MAX_SAVED_LINES } });
  cart.saved = [{ id: generateId(state), skuId: skuUuid, quantity, addedPrice }, ...cart.saved];
}
