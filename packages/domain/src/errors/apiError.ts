import type { BusinessCode } from './businessCodes.ts';

/** The error of one field of a request. */
export interface FieldError {
  /** Machine-readable reason, such as `PHONE_INVALID`. */
  code: string;
  /** The server's message in the language of the request, for clients without messages of their own. */
  message: string;
}

/** Errors by field name (with dots for nested ones: `address.phone`). */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** The reason from the server, or from the client if there is no response (`NETWORK`, `TIMEOUT`, …). */
export type ErrorCode = BusinessCode | ClientCode | (string & Record<never, never>);

/** Codes of failures without a valid response of a server. */
export type ClientCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED' | 'UNKNOWN';

/** Properties of every failure. */
interface Failure<Kind extends string> {
  readonly kind: Kind;
  readonly code: ErrorCode;
  /** HTTP status, if there is a response. */
  readonly status?: number;
  /** The server's message in the language of the request; never created by the client. */
  readonly message?: string;
  /** Id of the request in the server's log. */
  readonly requestId?: string;
  /** The response was not JSON: it may come from a proxy or a captive portal instead of the server. */
  readonly isForeign?: true;
}

/** The request or its response was lost. */
export type NetworkError = Failure<'Network'>;
/** The client's timeout for headers and body has passed. */
export type TimeoutError = Failure<'Timeout'>;
/** The caller aborted. Silent: no message, no log, no retry. */
export type AbortedError = Failure<'Aborted'>;
/** The server found an error in the request; `fields` contains it. */
export type BadRequestError = Failure<'BadRequest'> & { readonly fields: FieldErrors };
/** No session, or one that could not be refreshed. */
export type UnauthorizedError = Failure<'Unauthorized'>;
/** Signing in was refused: unknown name or wrong password, without saying which. */
export type BadCredentialsError = Failure<'BadCredentials'>;
export type ForbiddenError = Failure<'Forbidden'>;
export type NotFoundError = Failure<'NotFound'>;
export type ServerError = Failure<'Server'>;
/**
 * The server runs, but its database does not, or took too long for this call, whose changes may have been saved.
 * `retryAfter` in seconds.
 */
export type DatabaseError = Failure<'Database'> & { readonly retryAfter: number };
/** The server is overloaded and has changed nothing. Retry after `retryAfter` seconds. */
export type OverloadedError = Failure<'Overloaded'> & { readonly retryAfter: number };
/** A rule of the shop refused (out of stock, limit, coupon used, …): `code` says which, `data` contains details. */
export type ConflictError = Failure<'Conflict'> & { readonly fields?: FieldErrors; readonly data?: unknown };
/** Too many calls. `retryAfter` in seconds, if the server sent it. */
export type RateLimitedError = Failure<'RateLimited'> & { readonly retryAfter?: number };
/** Any other status. `retryAfter` in seconds, if the server sent it. */
export type OtherError = Failure<'Other'> & { readonly status: number; readonly retryAfter?: number };
/**
 * The response is invalid by the contract: `endpoint` like `GET /api/cart`, `path` of the invalid value in the body.
 */
export type MalformedError = Failure<'Malformed'> & { readonly endpoint: string; readonly path: string };
/** An unexpected failure, such as a bug in the client. */
export type UnknownError = Failure<'Unknown'>;

/** Every failure of a call: a closed union by `kind`, so that a switch can be exhaustive. */
export type ApiError =
  | NetworkError
  | TimeoutError
  | AbortedError
  | BadRequestError
  | UnauthorizedError
  | BadCredentialsError
  | ForbiddenError
  | NotFoundError
  | ServerError
  | DatabaseError
  | OverloadedError
  | ConflictError
  | RateLimitedError
  | OtherError
  | MalformedError
  | UnknownError;

export const apiErrorKinds = [
  'Network',
  'Timeout',
  'Aborted',
  'BadRequest',
  'Unauthorized',
  'BadCredentials',
  'Forbidden',
  'NotFound',
  'Server',
  'Database',
  'Overloaded',
  'Conflict',
  'RateLimited',
  'Other',
  'Malformed',
  'Unknown',
] as const satisfies readonly ApiError['kind'][];
export type ApiErrorKind = ApiError['kind'];

const kinds: ReadonlySet<unknown> = new Set(apiErrorKinds);

/** Returns whether `value` is a failure of a call, instead of a thrown bug. */
export function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, code } = value as { kind?: unknown; code?: unknown };
  return kinds.has(kind) && typeof code === 'string';
}
