import { randomUUID } from 'node:crypto';
import type { Logger } from '@mallard/api/serve';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** Ids that clients may choose, as the API has it. */
const ACCEPTABLE_ID = /^[\w-]{8,60}$/;

/**
 * Logs requests as the API logs its own: one line each, with the path's pattern instead of the path. What the API answers it has
 * logged already.
 *
 * @param patternOf the pattern of a page's path, such as `/product/:id`
 */
export function createRequestLog(
  logger: Pick<Logger, 'info' | 'error'>,
  patternOf: (pathname: string) => Promise<string>,
): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const given = context.req.header('X-Request-Id') ?? '';
    await next();
    if (context.res.headers.has('X-Request-Id')) return;
    const requestId = ACCEPTABLE_ID.test(given) ? given : randomUUID();
    context.header('X-Request-Id', requestId);
    // Of the handler that was reached last.
    const pattern = routePath(context);
    const status = context.req.raw.signal.aborted ? 499 : context.res.status;
    logger[status >= 500 ? 'error' : 'info']({
      requestId,
      route: pattern === '/*' ? await patternOf(new URL(context.req.url).pathname) : pattern,
      method: context.req.method,
      status,
      ms: Math.round(performance.now() - start),
    });
  };
}
