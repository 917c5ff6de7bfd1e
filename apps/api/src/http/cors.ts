import type { MiddlewareHandler } from 'hono';
import type { CallEnv } from './context.ts';

const METHODS = 'GET, HEAD, POST, PUT, DELETE';
const ACCEPTED =
  'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Request-Id, X-Client-Version, X-Platform, X-XSRF-TOKEN, Cache-Control, Pragma';
const EXPOSED = 'Date, Age, X-Request-Id, Retry-After, X-New-Token, X-New-Refresh-Token, Idempotency-Replayed';

/**
 * Creates CORS middleware that allows the listed origins.
 *
 * @param origins exact origins; empty means same-origin requests only
 */
export function cors(origins: readonly string[]): MiddlewareHandler<CallEnv> {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isAllowed = origin !== undefined && origins.includes(origin);
    if (context.req.method === 'OPTIONS')
      context.res = new Response(null, { status: 204, headers: { Allow: METHODS } });
    else await next();
    if (!isAllowed) return;
    const { headers } = context.res;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', EXPOSED);
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
    if (context.req.method !== 'OPTIONS') return;
    headers.set('Access-Control-Allow-Methods', METHODS);
    headers.set('Access-Control-Allow-Headers', ACCEPTED);
    headers.set('Access-Control-Max-Age', '600');
  };
}
