import type { AbortedError, MalformedError, NetworkError, TimeoutError, UnknownError } from './apiError.ts';

/** Known facts about a request without a valid response. */
interface Circumstances {
  requestId?: string;
  status?: number;
}

/** Creates the error of a lost request: `fetch` threw a `TypeError`, or the browser is offline. */
export function networkError(circumstances: Circumstances = {}): NetworkError {
  return { kind: 'Network', code: 'NETWORK', ...circumstances };
}

/** Creates the error of the client's timeout. */
export function timeoutError(circumstances: Circumstances = {}): TimeoutError {
  return { kind: 'Timeout', code: 'TIMEOUT', ...circumstances };
}

/** Creates the error of a call that the caller aborted. */
export function abortedError(circumstances: Circumstances = {}): AbortedError {
  return { kind: 'Aborted', code: 'ABORTED', ...circumstances };
}

/**
 * Creates the error of an invalid response.
 *
 * @param endpoint method and path pattern, such as `GET /api/cart`; no values of this request
 * @param path     dotted path of the invalid value in the response, `''` for the whole response
 */
export function malformedError(endpoint: string, path = '', circumstances: Circumstances = {}): MalformedError {
  return { kind: 'Malformed', code: 'MALFORMED', endpoint, path, ...circumstances };
}

/** Creates the error of an unexpected failure. */
export function unknownError(circumstances: Circumstances & { message?: string } = {}): UnknownError {
  return { kind: 'Unknown', code: 'UNKNOWN', ...circumstances };
}
