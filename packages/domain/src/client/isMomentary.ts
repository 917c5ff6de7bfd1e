import type { Answer } from './exchange.ts';

/**
 * Whether an answer was made for this very request, so that its `Date` is now: it repeats the request's id, or nothing could
 * have kept it. What a service worker keeps it must strip of its `Date`, for nobody can see that it was kept.
 *
 * @param wasStorable whether a cache may answer such a request: a GET that carries no token
 */
export function isMomentary({ headers, requestId, isRedirected }: Answer, wasStorable: boolean): boolean {
  if (headers.get('X-Request-Id') === requestId) return true;
  if (isRedirected || headers.has('Age')) return false;
  return !wasStorable || !isStorable(headers);
}

/** Whether a cache may give an answer again without asking (RFC 9111, sections 4.2.2 and 5.2.2). */
function isStorable(headers: Headers): boolean {
  const control = headers.get('Cache-Control') ?? '';
  if (/no-store|no-cache|max-age=0*(?!\d)/i.test(control)) return false;
  return control !== '' || headers.has('Expires') || headers.has('Last-Modified');
}
