/** Most pieces of one SKU that the contract can express, in a line or in a request; a shop's purchase limits are far below. */
export const MAX_QUANTITY = 999;

/** Most pieces of one SKU in one cart or order, unless the SKU sets a lower limit. */
export const PURCHASE_LIMIT = 99;

/** The most pieces that can be bought: stock or limit, whichever is smaller, never below 0. */
export function quantityLimit(stock: number, limit: number = PURCHASE_LIMIT): number {
  return Math.max(0, Math.min(stock, limit));
}

/** Which of the two ends a quantity: the tighter one, and the limit where they are the same, because more stock would not help. */
export function quantityBound(stock: number, limit: number = PURCHASE_LIMIT): 'stock' | 'limit' {
  return stock < limit ? 'stock' : 'limit';
}

/**
 * Brings any number into 1…`max`; for text fields and old data, where a refusal would only annoy.
 *
 * @param max from {@link quantityLimit}; when it is 0, so is the result
 */
export function clampQuantity(quantity: number, max: number): number {
  if (max < 1) return 0;
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.trunc(quantity), max));
}

/** Pieces wanted of one SKU. */
export interface QuantityRequest {
  /** Pieces wanted in addition to `inCart`. */
  asked: number;
  /** Pieces that the cart holds already; 0 when a quantity is set instead of added to. */
  inCart: number;
  /** Pieces that can be sold now. */
  stock: number;
  /** @default PURCHASE_LIMIT */
  limit?: number;
}

/** Why not, with everything a person needs to correct it. */
export interface QuantityRefusal {
  ok: false;
  code: 'PURCHASE_LIMIT' | 'OUT_OF_STOCK';
  asked: number;
  /** How many more would be allowed. */
  left: number;
  inCart: number;
}

/**
 * Whether so many pieces may be bought. When stock and limit both say no, the tighter one is named.
 *
 * @throws {RangeError} when `asked` is not a whole number of at least 1
 * @example checkQuantity({ asked: 3, inCart: 4, stock: 5 }) // OUT_OF_STOCK, left 1
 */
export function checkQuantity(request: QuantityRequest): { ok: true } | QuantityRefusal {
  const { asked, inCart, stock, limit = PURCHASE_LIMIT } = request;
  if (!Number.isSafeInteger(asked) || asked < 1) throw new RangeError(`Not a number of pieces to buy: ${asked}`);
  const most = quantityLimit(stock, limit);
  if (inCart + asked <= most) return { ok: true };
  const code = quantityBound(stock, limit) === 'stock' ? 'OUT_OF_STOCK' : 'PURCHASE_LIMIT';
  return { ok: false, code, asked, left: Math.max(0, most - inCart), inCart };
}
