import { createHmac } from 'node:crypto';
import { localeOf } from '@mallard/domain/messages';
import type { MiddlewareHandler } from 'hono';
import { addressGroup, clientAddress } from './clientAddress.ts';
import type { CallEnv, CallVariables } from './context.ts';
import type { Deps } from './deps.ts';

/** Format of request ids that clients may send. A retry appends its number: `<id>.1`. */
export const ACCEPTABLE_ID = /^[\w-]{8,60}(\.\d{1,2})?$/;

const UNTRUSTED_PROXY =
  'Requests have an X-Forwarded-For header, but TRUSTED_PROXIES is 0. If your own proxy adds it, set TRUSTED_PROXIES to the number ' +
  'of proxies. Until then, all visitors behind the proxy count as one address and share its rate limit.';

/** Creates the outermost middleware: assigns the request id, and logs each request without personal data. */
export function observe(deps: Deps): MiddlewareHandler<CallEnv> {
  let hasWarned = false;
  return async (context, next) => {
    if (!hasWarned && deps.config.trustedProxies === 0 && context.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true;
      deps.logger.warn(UNTRUSTED_PROXY);
    }
    const start = performance.now();
    const receivedId = context.req.header('x-request-id') ?? '';
    const requestId = ACCEPTABLE_ID.test(receivedId) ? receivedId : deps.random.uuid();
    context.set('requestId', requestId);
    context.set('locale', localeOf(context.req.header('accept-language')));
    context.set('address', clientAddress(context.req.raw, deps.config.trustedProxies));
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const { template = 'unknown', ...variables } = context.var;
    const status = context.req.raw.signal.aborted ? 499 : context.res.status;
    logRequest(deps, {
      ...variables,
      route: template,
      method: context.req.method,
      status,
      milliseconds: performance.now() - start,
    });
  };
}

interface LoggedRequest extends Pick<CallVariables, 'requestId' | 'address' | 'userId' | 'error' | 'sqlState'> {
  route: string;
  method: string;
  status: number;
  milliseconds: number;
}

/** Logs a request without personal data. */
export function logRequest({ logger, secrets }: Pick<Deps, 'logger' | 'secrets'>, request: LoggedRequest): void {
  const { requestId, route, method, status, milliseconds, address, userId, error, sqlState } = request;
  const level = status >= 500 ? 'error' : 'info';
  if (!logger.isLevelEnabled(level)) return;
  logger[level]({
    requestId,
    route,
    method,
    status,
    ms: Math.round(milliseconds),
    ...(address ? { client: hashForLog(`address|${addressGroup(address)}`, secrets.token) } : {}),
    ...(userId ? { user: hashForLog(userId, secrets.token) } : {}),
    ...(error ? { error } : {}),
    ...(sqlState ? { sqlState } : {}),
  });
}

/** Computes a keyed hash: log lines of one user or address can be correlated, but not traced to them without the key. */
function hashForLog(value: string, secret: string): string {
  return createHmac('sha256', secret).update(`log|${value}`).digest('hex').slice(0, 16);
}
