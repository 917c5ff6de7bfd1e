import type { MiddlewareHandler } from 'hono';
import { MAX_HEADERS, MAX_URL } from '../limits/limits.ts';
import type { CallEnv } from './context.ts';
import { refuse } from './refuse.ts';

// Encoded separators and doubled slashes are how a path is made to mean one thing to a proxy and another to us.
const TRICKS = /%2f|%5c|%00|\\|\/\//i;

/** Refuses addresses and headers that no honest client sends, before anything looks at them. */
export function checkTarget(): MiddlewareHandler<CallEnv> {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (pathname.length + search.length > MAX_URL) throw refuse('URI_TOO_LONG');
    let size = 0;
    for (const [name, value] of context.req.raw.headers) size += name.length + value.length + 4;
    if (size > MAX_HEADERS) throw refuse('PAYLOAD_TOO_LARGE', { status: 431 });
    if (TRICKS.test(pathname) || !isDecodable(pathname) || !isDecodable(search)) throw refuse('VALIDATION');
    await next();
  };
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
