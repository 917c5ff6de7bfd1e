import type { BusinessCode } from './businessCodes.ts';

/** What is wrong with one field of a request. */
export interface FieldError {
  /** Machine-readable reason, such as `PHONE_INVALID`. */
  code: string;
  /** The server's words in the language of the request, for clients that have none of their own. */
  message: string;
}

/** Field name (dotted for nested ones: `address.phone`) to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldError>>;

/** A reason of the server, or of the client itself where no server spoke (`NETWORK`, `TIMEOUT`, …). */
export type ErrorCode = BusinessCode | ClientCode | (string & Record<never, never>);

/** The codes of failures in which no valid answer of a server exists. */
export type ClientCode = 'NETWORK' | 'TIMEOUT' | 'ABORTED' | 'MALFORMED' | 'UNKNOWN';

/** What every failure carries. */
interface Failure<Kind extends string> {
  readonly kind: Kind;
  readonly code: ErrorCode;
  /** HTTP status, where an answer came. */
  readonly status?: number;
  /** The server's message in the language of the request; never made up by the client. */
  readonly message?: string;
  /** Names the request in the server's log. */
  readonly requestId?: string;
  /** The answer was no JSON: a proxy or a portal on the way may have given it, and not the server. */
  readonly isForeign?: true;
}

/** The request never reached a server, or its answer never came back. */
export type NetworkError = Failure<'Network'>;
/** The client's own timer ran out, over headers and body together. */
export type TimeoutError = Failure<'Timeout'>;
/** The caller lost interest. Silent: no message, no log, no retry. */
export type AbortedError = Failure<'Aborted'>;
/** The server found fault with the request; `fields` says where. */
export type BadRequestError = Failure<'BadRequest'> & { readonly fields: FieldErrors };
/** No session, or one that could not be refreshed. */
export type UnauthorizedError = Failure<'Unauthorized'>;
/** Signing in was refused: unknown name or wrong password, not told apart. */
export type BadCredentialsError = Failure<'BadCredentials'>;
export type ForbiddenError = Failure<'Forbidden'>;
export type NotFoundError = Failure<'NotFound'>;
export type ServerError = Failure<'Server'>;
/** The server is up, its database is not, or took too long for this call, whose changes may have been saved. `retryAfter` in seconds. */
export type DatabaseError = Failure<'Database'> & { readonly retryAfter: number };
/** The server has more to do than it can, and kept no change of this call. Worth another try after `retryAfter` seconds. */
export type OverloadedError = Failure<'Overloaded'> & { readonly retryAfter: number };
/** A rule of the shop said no (out of stock, limit, coupon used, …): `code` says which, `data` what is left. */
export type ConflictError = Failure<'Conflict'> & { readonly fields?: FieldErrors; readonly data?: unknown };
/** Too many calls. `retryAfter` in seconds, when the server named it. */
export type RateLimitedError = Failure<'RateLimited'> & { readonly retryAfter?: number };
/** Any other status. `retryAfter` in seconds, when the server named it. */
export type OtherError = Failure<'Other'> & { readonly status: number; readonly retryAfter?: number };
/** The answer broke the contract: `endpoint` as `GET /api/cart`, `path` the place in the body that did not fit. */
export type MalformedError = Failure<'Malformed'> & { readonly endpoint: string; readonly path: string };
/** A failure that nobody foresaw, such as a bug thrown inside the client. */
export type UnknownError = Failure<'Unknown'>;

/** Everything that can go wrong with a call: a closed union over `kind`, so that a switch can be exhaustive. */
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

/** Whether `value` is a failure of a call, as opposed to a bug that was thrown. */
export function isApiError(value: unknown): value is ApiError {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, code } = value as { kind?: unknown; code?: unknown };
  return kinds.has(kind) && typeof code === 'string';
}
