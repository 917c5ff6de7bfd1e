/**
 * Every reason that a server of the contract may have for a refusal. Screens choose messages by the code. A client
 * shows the server's message for an unknown code.
 */
export const businessCodes = [
  'VALIDATION',
  'UNAUTHORIZED',
  'BAD_CREDENTIALS',
  'FORBIDDEN',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'OUT_OF_STOCK',
  'PURCHASE_LIMIT',
  'PRICE_CHANGED',
  'COUPON_UNUSABLE',
  'COUPON_CLAIMED',
  'COUPON_SOLD_OUT',
  'USERNAME_TAKEN',
  'ORDER_STATE',
  'ALREADY_REVIEWED',
  'AFTER_SALE_STATE',
  'AFTER_SALE_UNAVAILABLE',
  'ADDRESS_LIMIT',
  'ADDRESS_REQUIRED',
  'IDEMPOTENCY_MISMATCH',
  'CHECKOUT_USED',
  'EVENT_USED',
  'RATE_LIMITED',
  'PAYLOAD_TOO_LARGE',
  'URI_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'UPLOAD_REJECTED',
  'UPLOAD_TIMEOUT',
  'CODE_INVALID',
  'CODE_UNAVAILABLE',
  'PHONE_UNKNOWN',
  'PHONE_TAKEN',
  'PHONE_REQUIRED',
  'OFF_SALE',
  'CART_LIMIT',
  'SAVED_LIMIT',
  'CART_CHANGED',
  'SIGNATURE',
  'CONNECTION_REQUIRED',
  'DATABASE',
  'OVERLOADED',
  'INTERNAL',
] as const;
export type BusinessCode = (typeof businessCodes)[number];

const knownCodes: ReadonlySet<string> = new Set(businessCodes);

/** Returns whether `code` is one of {@link businessCodes}. */
export function isBusinessCode(code: unknown): code is BusinessCode {
  return typeof code === 'string' && knownCodes.has(code);
}
