import { randomUUID } from 'node:crypto';
import type { Logger } from '@mallard/api/serve';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** Request ids that clients can set. The API has the same rule. */
export const ACCEPTABLE_ID = /^[\w-]{8,60}$/;

/**
 * Creates middleware that logs one line per request, with the route pattern instead of the path. Responses of the API are skipped,
 * because the API logs them.
 *
 * @param patternOf returns the route pattern of a page's path, such as `/product/:id`
 */
export function createRequestLog(
  logger: Pick<Logger, 'info' | 'error'>,
  patternOf: (pathname: string) => Promise<string>,
): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    const requestedId = context.req.header('X-Request-Id') ?? '';
    await next();
    if (context.res.headers.has('X-Request-Id')) return;
    const requestId = ACCEPTABLE_ID.test(requestedId) ? requestedId : randomUUID();
    context.header('X-Request-Id', requestId);
    // The pattern of the last handler that ran.
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
