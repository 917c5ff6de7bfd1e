import { refuse } from '@mallard/domain/serving';
import type { MiddlewareHandler } from 'hono';
import { addressGroup } from '../clientAddress.ts';
import type { CallEnv } from '../context.ts';
import type { Deps } from '../deps.ts';

const MAX = 600;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * Creates middleware that limits all requests of one address. The counts are in memory, because this limit only protects the
 * process from one client. Limits that protect accounts and payments are in the database.
 */
export function limitAddresses(deps: Deps): MiddlewareHandler<CallEnv> {
  let start = 0;
  let hits = new Map<string, number>();
  let hitsBefore = new Map<string, number>();
  return async (context, next) => {
    const { address } = context.var;
    if (!deps.config.hasRateLimits || address === null) return next();
    const group = addressGroup(address);
    const now = deps.clock().getTime();
    if (now - start >= WINDOW_MS || hits.size > MOST_ADDRESSES) {
      hitsBefore = now - start < 2 * WINDOW_MS ? hits : new Map();
      hits = new Map();
      start = now;
    }
    const count = (hits.get(group) ?? 0) + 1;
    hits.set(group, count);
    const share = 1 - (now - start) / WINDOW_MS;
    if (count + (hitsBefore.get(group) ?? 0) * share > MAX)
      throw refuse('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(share * (WINDOW_MS / 1000))) });
    return next();
  };
}
