import type { ApiError, ErrorCode, FieldErrors } from './apiError.ts';
import type { BusinessCode } from './businessCodes.ts';

/** Seconds to wait for the database if the server does not say. */
export const DATABASE_RETRY_AFTER = 30;
/** Seconds to wait for an overloaded server if it does not say. */
const OVERLOADED_RETRY_AFTER = 1;
/** Maximum seconds of a `Retry-After`: timers that take much longer fire at once. */
const LONGEST_WAIT = 86_400;

/** A parsed refusal: HTTP status, or the envelope's code if it is one, and the content of the body. */
export interface RefusedResponse {
  /** HTTP status; for HTTP 200 with another envelope code, that code. */
  status: number;
  /** The server's business code. */
  code?: string | undefined;
  message?: string | undefined;
  requestId?: string | undefined;
  fields?: FieldErrors | undefined;
  /** The envelope's `data`, for conflicts. */
  data?: unknown;
  /** The cause of a 503: `DATABASE` when the database is down, `OVERLOADED` when the server has too much to do. */
  errorType?: string | undefined;
  /** Seconds, from the body or the `Retry-After` header. */
  retryAfter?: number | undefined;
  /** Whether the response was not JSON, so that it may be a proxy's. */
  isForeign?: boolean | undefined;
  /** Whether the call signs in: a 401 then means "wrong password" instead of "session over". */
  isSignIn?: boolean | undefined;
}

/**
 * Converts a refusal to an error. The only function that interprets status codes.
 *
 * @returns an error of the kind for `status`; 409, 422 and envelope codes that are no HTTP status are `Conflict`
 * @example errorFromResponse({ status: 404 }).kind // 'NotFound'
 */
export function errorFromResponse(response: RefusedResponse): ApiError {
  const { status, message, requestId, fields, data, retryAfter } = response;
  const about = {
    status,
    ...(message ? { message } : {}),
    ...(requestId ? { requestId } : {}),
    ...(response.isForeign ? { isForeign: true as const } : {}),
  };
  const wait = retryAfter === undefined ? {} : { retryAfter: Math.max(0, Math.min(retryAfter, LONGEST_WAIT)) };
  const code = (fallback: BusinessCode | 'UNKNOWN'): ErrorCode => response.code || fallback;
  switch (status) {
    case 400:
      return { kind: 'BadRequest', code: code('VALIDATION'), fields: fields ?? {}, ...about };
    case 401:
      return response.isSignIn
        ? { kind: 'BadCredentials', code: code('BAD_CREDENTIALS'), ...about }
        : { kind: 'Unauthorized', code: code('UNAUTHORIZED'), ...about };
    case 403:
      return { kind: 'Forbidden', code: code('FORBIDDEN'), ...about };
    case 404:
      return { kind: 'NotFound', code: code('NOT_FOUND'), ...about };
    case 409:
    case 422:
      return conflict();
    case 429:
      return { kind: 'RateLimited', code: code('RATE_LIMITED'), ...wait, ...about };
    case 500:
      return { kind: 'Server', code: code('INTERNAL'), ...about };
    case 503:
      if (response.errorType === 'DATABASE')
        return { kind: 'Database', code: code('DATABASE'), retryAfter: DATABASE_RETRY_AFTER, ...wait, ...about };
      if (response.errorType === 'OVERLOADED')
        return { kind: 'Overloaded', code: code('OVERLOADED'), retryAfter: OVERLOADED_RETRY_AFTER, ...wait, ...about };
      break;
  }
  return status >= 100 && status <= 599 ? { kind: 'Other', code: code('UNKNOWN'), ...wait, ...about } : conflict();

  function conflict(): ApiError {
    return {
      kind: 'Conflict',
      code: code('UNKNOWN'),
      ...(fields ? { fields } : {}),
      ...(data === undefined || data === null ? {} : { data }),
      ...about,
    };
  }
}
