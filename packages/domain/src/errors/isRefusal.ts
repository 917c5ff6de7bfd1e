import type { ApiError } from './apiError.ts';

const refusals: ReadonlySet<ApiError['kind']> = new Set(['BadRequest', 'Conflict', 'Forbidden', 'NotFound']);
/** What proxies and portals answer in a server's name, too. */
const ambiguous: ReadonlySet<ApiError['kind']> = new Set(['Forbidden', 'NotFound']);

/**
 * Whether the server has clearly said no to a call that was sent with an idempotency key, so that nothing came of it. After
 * any other failure its effect may have happened: the answer was lost, a proxy gave its own, or an earlier try of the call got
 * through. Repeat it with the same key.
 */
export function isRefusal(error: ApiError): boolean {
  return refusals.has(error.kind) && !(error.isForeign && ambiguous.has(error.kind));
}
