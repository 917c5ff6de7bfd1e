import { getHealth, getReady } from '@mallard/domain/contract';
import { refuse, success, toResponse } from '@mallard/domain/serving';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startupError.ts';
import { VERSION } from '../config/version.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { createAddressLimit } from '../http/limits/limitAddresses.ts';
import { createLogger } from '../http/logging/createLogger.ts';
import { createForward, refusalResponse, type Visitor } from './createForward.ts';
import type { ConnectedApi } from './runningApi.ts';

/** Settings of an API in this process. They would have no effect, and a merchant would believe that they have. */
const UNUSED = [
  'DATABASE_URL',
  'SHOP_FILE',
  'SAMPLE_SHOP',
  'PAYMENT_PROVIDER',
  'TOKEN_SECRET',
  'PASSWORD_PEPPER',
  'PASSWORD_SALT',
  'CALLBACK_SECRETS',
  'CORS_ORIGINS',
  'DEMO_ACCOUNT',
  'CODES_IN_LOG',
];

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
  const visitorOf = (visit: Request): Visitor => ({ address: addressOf(visit), origin: originOf(visit, config) });
  let isDraining = false;
  return {
    fetch: async (request) => {
      switch (new URL(request.url).pathname) {
        case getHealth.path:
          return respond({ status: 'ok', time: new Date().toISOString(), version: VERSION });
        case getReady.path:
          return isDraining
            ? refusalResponse(refuse('DATABASE', { retryAfter: 5 }), request)
            : respond({ status: 'ready' });
        default:
          return forward(request, visitorOf(request));
      }
    },
    fetchFor: (visit) => (request) => forward(request, visitorOf(visit)),
    limitAddress: (request) => countAddress(addressOf(request)),
    config,
    logger,
    drain: () => {
      isDraining = true;
    },
    stop: async () => {},
  };
}

/** Returns the origin that a visitor requested. Behind a trusted proxy, only the proxy knows whether it is HTTPS. */
function originOf({ url, headers }: Request, { publicOrigin, trustedProxies }: Config): string {
  if (publicOrigin !== null) return publicOrigin;
  const { protocol, host } = new URL(url);
  const isHttps = trustedProxies > 0 && headers.get('X-Forwarded-Proto') === 'https';
  return `${isHttps ? 'https:' : protocol}//${host}`;
}

function respond(data: unknown): Response {
  return toResponse(success(data, 'en-US'));
}
