import { getHealth, getReady } from '@mallard/domain/contract';
import { localeOf } from '@mallard/domain/messages';
import { failure, refuse, success, toResponse } from '@mallard/domain/serving';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import { VERSION } from '../config/version.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { createAddressLimit } from '../http/limits/limitAddresses.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { describeFault } from '../http/logging/describeFault.ts';
import type { ConnectedApi } from './runningApi.ts';

/** Maximum milliseconds until the other server has answered, uploads included. */
const ANSWER_MS = 60_000;

/**
 * Settings that only an API in this process has. They would have no effect, and a merchant would believe that they do.
 */
const UNUSED = ['DATABASE_URL', 'TOKEN_SECRET', 'PASSWORD_PEPPER', 'CALLBACK_SECRETS', 'SHOP_FILE', 'DEMO_ACCOUNT'];

/**
 * Connects to the API of another server. Starts no API and no database in this process: requests are forwarded, with the address of
 * the visitor in `X-Forwarded-For`.
 *
 * @param origin origin of the other server: `https://api.shop.example`
 * @throws {StartupError} if a variable is set that has no effect
 */
export function connectApi(origin: string, config: Config, env: Record<string, string | undefined>): ConnectedApi {
  const unused = UNUSED.filter((name) => env[name]);
  if (unused.length > 0)
    throw new StartupError(
      `${unused.join(', ')} cannot be used with API_ORIGIN, because the API at ${origin} has its own settings. Unset ${unused.length === 1 ? 'it' : 'them'}, or unset API_ORIGIN to run the API in this process.`,
    );
  const logger = createLogger(config.logLevel);
  const forward = createForward(origin, logger);
  const countAddress = createAddressLimit({ config, clock: () => new Date() });
  const addressOf = (request: Request) => clientAddress(request, config.trustedProxies);
  let isDraining = false;
  return {
    fetch: async (request) => {
      switch (new URL(request.url).pathname) {
        case getHealth.path:
          return respond({ status: 'ok', time: new Date().toISOString(), version: VERSION });
        case getReady.path:
          return isDraining ? unavailable(request) : respond({ status: 'ready' });
        default:
          return forward(request, request, addressOf(request));
      }
    },
    fetchFor: (visit) => (request) => forward(request, visit, addressOf(visit)),
    limitAddress: (request) => countAddress(addressOf(request)),
    config,
    logger,
    drain: () => {
      isDraining = true;
    },
    stop: async () => {},
  };
}

/**
 * Creates the function that forwards requests to another server.
 *
 * @returns a function of the request, the visitor's request that it belongs to, and the visitor's address
 */
function createForward(origin: string, logger: Pick<Logger, 'warn'>) {
  return async (request: Request, visit: Request, address: string | null): Promise<Response> => {
    const { pathname, search, host, protocol } = new URL(request.url);
    const headers = new Headers(request.headers);
    // The other server has its own name. What the visitor asked is in X-Forwarded-Host.
    headers.delete('Host');
    headers.delete('X-Forwarded-For');
    if (address !== null) headers.set('X-Forwarded-For', address);
    const visited = request === visit ? { host, protocol } : new URL(visit.url);
    headers.set('X-Forwarded-Host', visited.host);
    headers.set('X-Forwarded-Proto', visited.protocol.replace(':', ''));
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_MS)]);
    try {
      return await proxy(new URL(pathname + search, origin), { raw: request, headers, redirect: 'manual', signal });
    } catch (error) {
      if (request.signal.aborted) throw error;
      logger.warn({ fault: describeFault(error) }, `${origin} did not answer`);
      return unavailable(request);
    }
  };
}

function respond(data: unknown): Response {
  return toResponse(success(data, 'en-US'));
}

function unavailable(request: Request): Response {
  const locale = localeOf(request.headers.get('Accept-Language'));
  return toResponse(failure(refuse('DATABASE', { retryAfter: 5 }), locale, crypto.randomUUID()));
}
