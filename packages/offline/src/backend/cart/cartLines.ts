import { MAX_CART_LINES } from '@mallard/domain/contract';
import { clampQuantity, MAX_QUANTITY, mergeLines, quantityLimit } from '@mallard/domain/rules';
import { refuse } from '@mallard/domain/serving';
import type { OpenShop } from '../calls/offlineCall.ts';
import { assertBuyable } from '../inventory/demand.ts';
import { stockOf } from '../inventory/stock.ts';
import { generateId } from '../state/generateIds.ts';
import type { CartState } from '../state/shopState.ts';

/** Units to add to a cart. */
export interface NewLine {
  skuUuid: string;
  quantity: number;
  isSelected: boolean;
}

/** Returns the shopper's cart for changes. */
export function changeCart({ state }: OpenShop, userId: string): CartState {
  const existing = state.carts.find((cart) => cart.userId === userId);
  const cart = existing ?? { userId, version: 0, lines: [], saved: [] };
  if (!existing) state.carts.push(cart);
  cart.version += 1;
  return cart;
}

/**
 * Adds units of one SKU to its line or to a new one.
 *
 * @throws {Refusal} NOT_FOUND, OUT_OF_STOCK, PURCHASE_LIMIT or CART_LIMIT
 */
export function addLine(shop: OpenShop, userId: string, line: NewLine): void {
  const cart = changeCart(shop, userId);
  const sku = shop.catalog.sku(line.skuUuid);
  if (!sku) throw refuse.notFound();
  assertBuyable(shop, sku, line.quantity, unitsInCart(cart, line.skuUuid));
  insertLines(shop, cart, [line]);
}

/**
 * Adds all lines of another cart, limited by stock and purchase limits.
 *
 * @returns the lines that lost units, including unknown ones
 * @throws {Refusal} CART_LIMIT, and then nothing was added
 */
export function mergeIntoCart(
  shop: OpenShop,
  userId: string,
  lines: readonly NewLine[],
): { skuUuid: string; asked: number; kept: number }[] {
  const cart = changeCart(shop, userId);
  const clamped = mergeLines(lines).map((line) => ({ line, kept: fit(shop, cart, line) }));
  const added = clamped.filter(({ kept }) => kept > 0).map(({ line, kept }) => ({ ...line, quantity: kept }));
  insertLines(shop, cart, added);
  return clamped
    .filter(({ line, kept }) => kept < line.quantity)
    .map(({ line: { skuUuid, quantity }, kept }) => ({ skuUuid, asked: Math.min(quantity, MAX_QUANTITY), kept }));
}

/** Returns how many of the units fit. */
export function fit({ catalog, state }: OpenShop, cart: CartState, { skuUuid, quantity }: NewLine): number {
  const sku = catalog.sku(skuUuid);
  if (!sku) return 0;
  const inCart = unitsInCart(cart, skuUuid);
  return Math.max(0, clampQuantity(inCart + quantity, quantityLimit(stockOf(state, sku), sku.limit)) - inCart);
}

/** Returns the units of a SKU in the cart. */
export function unitsInCart({ lines }: CartState, skuUuid: string): number {
  return lines.find(({ skuId }) => skuId === skuUuid)?.quantity ?? 0;
}

/**
 * Adds lines at the start, in their order.
 *
 * @throws {Refusal} CART_LIMIT
 */
export function insertLines({ catalog, state, now }: OpenShop, cart: CartState, lines: readonly NewLine[]): void {
  const fresh = lines.filter(({ skuUuid }) => unitsInCart(cart, skuUuid) === 0);
  if (cart.lines.length + fresh.length > MAX_CART_LINES)
    throw refuse('CART_LIMIT', { details: { limit: MAX_CART_LINES } });
  const added = lines.flatMap(({ skuUuid, quantity, isSelected }) => {
    const price = catalog.sku(skuUuid)?.price;
    if (price === undefined) return [];
    const existing = cart.lines.find(({ skuId }) => skuId === skuUuid);
    const fields = { quantity: quantity + (existing?.quantity ?? 0), isSelected, addedPrice: price };
    if (existing) Object.assign(existing, fields);
    return existing ? [] : [{ id: generateId(state), skuId: skuUuid, ...fields, createdAt: now }];
  });
  cart.lines = [...added, ...cart.lines];
}
