import { isDecodable, isUnambiguousPath, MAX_HEADERS, MAX_URL, refuse } from '@mallard/domain/serving';
import type { MiddlewareHandler } from 'hono';
import type { CallEnv } from './context.ts';

/** Rejects URLs and headers that are too long, malformed or ambiguous, before any other code reads them. */
export function checkTarget(): MiddlewareHandler<CallEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > MAX_URL) throw refuse('URI_TOO_LONG');
    let size = 0;
    for (const [name, value] of context.req.raw.headers) size += name.length + value.length + 4;
    if (size > MAX_HEADERS) throw refuse('PAYLOAD_TOO_LARGE', { status: 431 });
    if (!isUnambiguousPath(pathname) || !isDecodable(search)) throw refuse('VALIDATION');
    await next();
  };
}
