import type { Answer } from './exchange.ts';

/**
 * Returns whether a response was created for this request, so that its `Date` is the current time. It must repeat the
 * request's id, or not be cacheable. A service worker must remove the `Date` of responses that it caches.
 *
 * @param wasStorable whether a cache may respond to such a request: a GET without a token
 */
export function hasCurrentDate({ headers, requestId, isRedirected }: Answer, wasStorable: boolean): boolean {
  if (headers.get('X-Request-Id') === requestId) return true;
  if (isRedirected || headers.has('Age')) return false;
  return !wasStorable || !isStorable(headers);
}

/** Returns whether a cache may reuse a response without asking (RFC 9111, sections 4.2.2 and 5.2.2). */
function isStorable(headers: Headers): boolean {
  const control = headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache|max-age=0*(?!\d)/i.test(control)) return false;
  return control !== '' || headers.has('Expires') || headers.has('Last-Modified');
}
