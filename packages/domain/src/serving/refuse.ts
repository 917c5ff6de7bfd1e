import type { FieldError } from '../contract/envelope.ts';
import type { BusinessCode } from '../errors/businessCodes.ts';
import type { ServerMessages } from './messages/serverMessages.ts';

/**
 * Code of an invalid field: one with a message in `locales/<locale>/server.json`, so that a code without a message does not
 * compile. A field can also have the code of the whole refusal, such as `CODE_INVALID`.
 */
export type FieldCode = keyof ServerMessages['fields'] | BusinessCode;

/** Options of a refusal. */
export interface RefusalOptions {
  /** HTTP status, 400–499 (or 503). @default the usual one of the code */
  status?: number;
  /** Facts for the client, such as `{ stock: 3 }`. No personal data, no messages. */
  details?: Record<string, unknown>;
  /** Invalid fields by path, each with a code, by which the message is found. */
  fields?: Record<string, FieldError | FieldCode>;
  /** Seconds after which to retry. */
  retryAfter?: number;
}

const usualStatus: Record<BusinessCode, number> = {
  VALIDATION: 400,
  UNAUTHORIZED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  OUT_OF_STOCK: 409,
  PURCHASE_LIMIT: 409,
  PRICE_CHANGED: 409,
  COUPON_UNUSABLE: 409,
  COUPON_CLAIMED: 409,
  COUPON_SOLD_OUT: 409,
  USERNAME_TAKEN: 409,
  ORDER_STATE: 409,
  ALREADY_REVIEWED: 409,
  AFTER_SALE_STATE: 409,
  AFTER_SALE_UNAVAILABLE: 409,
  ADDRESS_LIMIT: 409,
  ADDRESS_REQUIRED: 409,
  IDEMPOTENCY_MISMATCH: 422,
  CHECKOUT_USED: 409,
  EVENT_USED: 409,
  RATE_LIMITED: 429,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  UPLOAD_REJECTED: 400,
  UPLOAD_TIMEOUT: 400,
  CODE_INVALID: 400,
  CODE_UNAVAILABLE: 409,
  PHONE_UNKNOWN: 409,
  PHONE_TAKEN: 409,
  PHONE_REQUIRED: 409,
  OFF_SALE: 409,
  CART_LIMIT: 409,
  SAVED_LIMIT: 409,
  CART_CHANGED: 409,
  SIGNATURE: 401,
  CONNECTION_REQUIRED: 409,
  DATABASE: 503,
  OVERLOADED: 503,
  INTERNAL: 500,
};

/** A refusal of a call, with its reason as a code. Handlers throw it; the router adds the message. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: BusinessCode;
  readonly status: number;
  readonly options: RefusalOptions;

  constructor(code: BusinessCode, options: RefusalOptions = {}) {
    super(code);
    this.code = code;
    this.status = options.status ?? usualStatus[code];
    this.options = options;
  }
}

/**
 * Creates a refusal to throw.
 *
 * @example throw refuse('OUT_OF_STOCK', { details: { skuUuid, stock: 3 } })
 */
export function refuse(code: BusinessCode, options: RefusalOptions = {}): Refusal {
  return new Refusal(code, options);
}

/** Creates the refusal for unknown resources, and equally for those of another user. */
refuse.notFound = (): Refusal => new Refusal('NOT_FOUND');
