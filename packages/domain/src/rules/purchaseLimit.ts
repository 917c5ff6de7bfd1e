/** Maximum quantity in the contract, in a line or in a request; the purchase limits of a shop are far below. */
export const MAX_QUANTITY = 999;

/** Maximum units of a SKU in one cart or order, unless the SKU has a lower limit. */
export const PURCHASE_LIMIT = 99;

/** Returns the maximum quantity: stock or limit, whichever is smaller, never below 0. */
export function quantityLimit(stock: number, limit: number = PURCHASE_LIMIT): number {
  return Math.max(0, Math.min(stock, limit));
}

/**
 * Returns which bound limits a quantity: the smaller one, or the limit if both are equal, because more stock would not
 * help.
 */
export function quantityBound(stock: number, limit: number = PURCHASE_LIMIT): 'stock' | 'limit' {
  return stock < limit ? 'stock' : 'limit';
}

/**
 * Limits any number to 1…`max`; for text fields and old data, which need no error.
 *
 * @param max from {@link quantityLimit}; when it is 0, so is the result
 */
export function clampQuantity(quantity: number, max: number): number {
  if (max < 1) return 0;
  if (Number.isNaN(quantity)) return 1;
  return Math.max(1, Math.min(Math.trunc(quantity), max));
}

/** A request for units of a SKU. */
export interface QuantityRequest {
  /** Units requested in addition to `inCart`. */
  asked: number;
  /** Units in the cart; 0 when a quantity is set instead of added. */
  inCart: number;
  /** Units in stock. */
  stock: number;
  /** @default PURCHASE_LIMIT */
  limit?: number;
}

/** Why a quantity is refused, with everything needed for a message. */
export interface QuantityRefusal {
  ok: false;
  code: 'PURCHASE_LIMIT' | 'OUT_OF_STOCK';
  asked: number;
  /** How many more units are allowed. */
  left: number;
  inCart: number;
}

/**
 * Checks a quantity. When it exceeds both stock and limit, the smaller one is the reason.
 *
 * @throws {RangeError} when `asked` is not a positive integer
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
