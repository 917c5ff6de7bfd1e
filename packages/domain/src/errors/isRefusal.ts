import type { ApiError } from './apiError.ts';

const refusals: ReadonlySet<ApiError['kind']> = new Set(['BadRequest', 'Conflict', 'Forbidden', 'NotFound']);
/** Kinds that proxies and captive portals may respond with, too. */
const ambiguous: ReadonlySet<ApiError['kind']> = new Set(['Forbidden', 'NotFound']);

/**
 * Returns whether the server has refused a call with an idempotency key, so that it has no effect. After any other
 * failure it may have had an effect: the response was lost, a proxy responded, or an earlier attempt arrived. Repeat it
 * with the same key.
 */
export function isRefusal(error: ApiError): boolean {
  return refusals.has(error.kind) && !(error.isForeign && ambiguous.has(error.kind));
}
