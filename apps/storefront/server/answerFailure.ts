import { toApiError } from '@mallard/domain/errors';
import { Refusal } from '@mallard/domain/serving';
import { ERROR_PAGE_STYLE, errorPage, type FailureStatus } from './messages/errorPage.ts';
import { pageHeaders } from './pageHeaders.ts';

interface Failure {
  status: FailureStatus;
  /** Seconds after which to retry. */
  retryAfter?: number | undefined;
}

/** Constant, like the page: a busy server has no time to hash its style for each refusal. */
const HEADERS = pageHeaders({ scripts: [], styles: [ERROR_PAGE_STYLE] });

/** Used when the API doesn't send `Retry-After`. */
const DEFAULT_RETRY_SECONDS = { 429: 60, 503: 5 };

/**
 * Converts an error to a response, for every path that the API doesn't handle. Refusals of this process and of the API keep their
 * status, so that crawlers slow down instead of reporting a broken page.
 *
 * @param onFault called with errors that are faults of the shop
 */
export function answerFailure(error: unknown, onFault: (error: unknown) => void): Response {
  const { status, retryAfter } = failureOf(error);
  if (status === 500) onFault(error);
  const headers = new Headers(HEADERS);
  if (status !== 500) headers.set('Retry-After', String(retryAfter ?? DEFAULT_RETRY_SECONDS[status]));
  return new Response(errorPage(status), { status, headers });
}

function failureOf(error: unknown): Failure {
  if (error instanceof Refusal) {
    const { status, options } = error;
    return status === 429 || status === 503 ? { status, retryAfter: options.retryAfter } : { status: 500 };
  }
  const failure = toApiError(error);
  switch (failure.kind) {
    case 'RateLimited':
      return { status: 429, retryAfter: failure.retryAfter };
    case 'Overloaded':
    case 'Database':
      return { status: 503, retryAfter: failure.retryAfter };
    default:
      return { status: 500 };
  }
}
