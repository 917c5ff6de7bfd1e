import type { MiddlewareHandler } from 'hono';
import { MAX_HEADERS, MAX_URL } from '../limits/limits.ts';
import type { CallEnv } from './context.ts';
import { isDecodable, isHonestPath } from './honestPath.ts';
import { refuse } from './refuse.ts';

/** Refuses addresses and headers that no honest client sends, before anything looks at them. */
export function checkTarget(): MiddlewareHandler<CallEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > MAX_URL) throw refuse('URI_TOO_LONG');
    let size = 0;
    for (const [name, value] of context.req.raw.headers) size += name.length + value.length + 4;
    if (size > MAX_HEADERS) throw refuse('PAYLOAD_TOO_LARGE', { status: 431 });
    if (!isHonestPath(pathname) || !isDecodable(search)) throw refuse('VALIDATION');
    await next();
  };
}
