import { getHealth, getReady } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config/config.ts';
import { addressGroup } from '../clientAddress.ts';
import type { CallEnv } from '../context.ts';
import type { Deps } from '../deps.ts';

const MAX_REQUESTS = 600;
const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 20_000;

/** Behind a proxy that isn't trusted, one visitor would otherwise make the probes of the proxy fail. */
const PROBES: readonly string[] = [getHealth.path, getReady.path];

/**
 * Counts a request against the limit of its address.
 *
 * @param address as `clientAddress` returns it; `null` is not limited
 * @throws {Refusal} RATE_LIMITED, with the seconds to wait
 */
export type CountAddress = (address: string | null) => void;

/**
 * Creates the limit on all requests of one address: API calls, pages and previews. The counts are in memory, because this limit only
 * protects the process from one client. Limits that protect accounts and payments are in the database.
 */
export function createAddressLimit({
  config,
  clock,
}: {
  config: Pick<Config, 'hasRateLimits'>;
  clock: Deps['clock'];
}): CountAddress {
  let start = 0;
  let hits = new Map<string, number>();
  let hitsBefore = new Map<string, number>();
  return (address) => {
    if (!config.hasRateLimits || address === null) return;
    const group = addressGroup(address);
    const now = clock().getTime();
    if (now - start >= WINDOW_MS || hits.size > MAX_ADDRESSES) {
      hitsBefore = now - start < 2 * WINDOW_MS ? hits : new Map();
      hits = new Map();
      start = now;
    }
    const count = (hits.get(group) ?? 0) + 1;
    hits.set(group, count);
    const share = 1 - (now - start) / WINDOW_MS;
    if (count + (hitsBefore.get(group) ?? 0) * share > MAX_REQUESTS)
      throw refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(share * (WINDOW_MS / 1000))) });
  };
}

/** Creates middleware that limits the calls of one address, except those of probes. */
export function limitAddresses(countAddress: CountAddress): MiddlewareHandler<CallEnv> {
  return (context, next) => {
    if (!PROBES.includes(context.req.path)) countAddress(context.var.address);
    return next();
  };
}
