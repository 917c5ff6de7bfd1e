import type { AbortedError, MalformedError, NetworkError, TimeoutError, UnknownError } from './apiError.ts';

/** What can be known of a request that got no valid answer. */
interface Circumstances {
  requestId?: string;
  status?: number;
}

/** The request did not get through: `fetch` threw a `TypeError`, or the browser is offline. */
export function networkError(circumstances: Circumstances = {}): NetworkError {
  return { kind: 'Network', code: 'NETWORK', ...circumstances };
}

/** The client's own timer ran out. */
export function timeoutError(circumstances: Circumstances = {}): TimeoutError {
  return { kind: 'Timeout', code: 'TIMEOUT', ...circumstances };
}

/** The caller aborted the call. */
export function abortedError(circumstances: Circumstances = {}): AbortedError {
  return { kind: 'Aborted', code: 'ABORTED', ...circumstances };
}

/**
 * The answer broke the contract.
 *
 * @param endpoint method and path pattern, such as `GET /api/cart`; no values of this request
 * @param path     dotted place in the answer that did not fit, `''` for the whole
 */
export function malformedError(endpoint: string, path = '', circumstances: Circumstances = {}): MalformedError {
  return { kind: 'Malformed', code: 'MALFORMED', endpoint, path, ...circumstances };
}

/** A failure that nobody foresaw. */
export function unknownError(circumstances: Circumstances & { message?: string } = {}): UnknownError {
  return { kind: 'Unknown', code: 'UNKNOWN', ...circumstances };
}
