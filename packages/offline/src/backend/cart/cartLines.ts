import { MAX_CART_LINES } from '@mallard/domain/contract';
import { clampQuantity, MAX_QUANTITY, mergeLines, quantityLimit } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { assertBuyable } from '../goods/demand.ts';
import { stockOf } from '../goods/stock.ts';
import { drawId } from '../state/draws.ts';
import type { CartState } from '../state/shopState.ts';

/** Pieces to put into a cart. */
export interface NewLine {
  skuUuid: string;
  quantity: number;
  isSelected: boolean;
}

/** The shopper's cart, which is about to change. */
export function changeCart({ state }: OpenShop, userId: string): CartState {
  const known = state.carts.find((cart) => cart.userId === userId);
  const cart = known ?? { userId, version: 0, lines: [], saved: [] };
  if (!known) state.carts.push(cart);
  cart.version += 1;
  return cart;
}

/**
 * Adds pieces of one SKU; a line that exists grows.
 *
 * @throws {Refusal} NOT_FOUND, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export function addLine(shop: OpenShop, userId: string, line: NewLine): void {
  const cart = changeCart(shop, userId);
  const sku = shop.shelf.sku(line.skuUuid);
  if (!sku) throw refuse.notFound();
  assertBuyable(shop, sku, line.quantity, heldOf(cart, line.skuUuid));
  putIn(shop, cart, [line]);
}

/**
 * Adds all lines of another cart, each as far as stock and limit allow.
 *
 * @returns the lines of which fewer went in; what does not exist counts as none
 * @throws {Refusal} CART_LIMIT, and then nothing was added
 */
export function mergeIntoCart(
  shop: OpenShop,
  userId: string,
  lines: readonly NewLine[],
): { skuUuid: string; asked: number; kept: number }[] {
  const cart = changeCart(shop, userId);
  const fitted = mergeLines(lines).map((line) => ({ line, kept: fit(shop, cart, line) }));
  const added = fitted.filter(({ kept }) => kept > 0).map(({ line, kept }) => ({ ...line, quantity: kept }));
  putIn(shop, cart, added);
  return fitted
    .filter(({ line, kept }) => kept < line.quantity)
    .map(({ line: { skuUuid, quantity }, kept }) => ({ skuUuid, asked: Math.min(quantity, MAX_QUANTITY), kept }));
}

/** How many of the pieces fit in. */
export function fit({ shelf, state }: OpenShop, cart: CartState, { skuUuid, quantity }: NewLine): number {
  const sku = shelf.sku(skuUuid);
  if (!sku) return 0;
  const held = heldOf(cart, skuUuid);
  return Math.max(0, clampQuantity(held + quantity, quantityLimit(stockOf(state, sku), sku.limit)) - held);
}

/** Units of a SKU in the cart. */
export function heldOf({ lines }: CartState, skuUuid: string): number {
  return lines.find(({ skuId }) => skuId === skuUuid)?.quantity ?? 0;
}

/**
 * Puts lines in. Lines are shown newest first; those that come together keep the order they came in.
 *
 * @throws {Refusal} CART_LIMIT
 */
export function putIn({ shelf, state, now }: OpenShop, cart: CartState, lines: readonly NewLine[]): void {
  const fresh = lines.filter(({ skuUuid }) => heldOf(cart, skuUuid) === 0);
  if (cart.lines.length + fresh.length > MAX_CART_LINES)
    throw refuse('CART_LIMIT', { details: { limit: MAX_CART_LINES } });
  const added = lines.flatMap(({ skuUuid, quantity, isSelected }) => {
    const price = shelf.sku(skuUuid)?.price;
    if (price === undefined) return [];
    const known = cart.lines.find(({ skuId }) => skuId === skuUuid);
    const facts = { quantity: quantity + (known?.quantity ?? 0), isSelected, addedPrice: price };
    if (known) Object.assign(known, facts);
    return known ? [] : [{ id: drawId(state), skuId: skuUuid, ...facts, createdAt: now }];
  });
  cart.lines = [...added, ...cart.lines];
}
