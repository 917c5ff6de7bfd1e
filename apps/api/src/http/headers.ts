import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import type { CallEnv } from './context.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': '',
};
const VARY = 'Origin, Authorization, Cookie, Accept-Language, Accept-Encoding';
/** Policy of responses that are no pages: as a page, nothing in them runs or loads. */
export const SANDBOX = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Adds security headers to every response. Routes that serve HTML pages set their own policy first, which is preserved. */
export function secureHeaders({ publicOrigin }: Pick<Config, 'publicOrigin'>): MiddlewareHandler<CallEnv> {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    for (const [name, value] of Object.entries(always)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', SANDBOX);
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    if (!headers.has('Vary')) headers.set('Vary', VARY);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    headers.delete('X-Powered-By');
  };
}
