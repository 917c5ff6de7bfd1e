import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { addressGroup } from '../clientAddress.ts';
import type { Call, RateLimit, Route } from '../handle.ts';
import { countHit, returnHit } from './countHit.ts';

/** Request context that is available before the body is read. */
export type Caller = Pick<Call, 'deps' | 'user' | 'address' | 'now' | 'requestId'>;

/** Returns the rate limit keys of a caller: user and address. */
export function rateLimitKeysOf({ user, address }: Pick<Caller, 'user' | 'address'>): string[] {
  return [...(user ? [`user ${user.id}`] : []), ...(address ? [`address ${addressGroup(address)}`] : [])];
}

/** A request that was counted against a limit. */
export interface Hit {
  name: string;
  limit: RateLimit;
}

/**
 * Counts the request against the limits by caller. Runs before the body is read.
 *
 * @param hits the counted hits are added to this array
 * @throws {Refusal} RATE_LIMITED, with the seconds to wait
 */
export async function limitCaller(route: Route, caller: Caller, hits: Hit[]): Promise<void> {
  for (const limit of route.limits) {
    const name =
      typeof limit.by === 'string' ? rateLimitKeysOf(caller).find((key) => key.startsWith(`${limit.by} `)) : null;
    if (name) await enforce(route, limit, name, caller, hits);
  }
}

/**
 * Counts the request against the limits by request content.
 *
 * @param hits the counted hits are added to this array
 * @throws {Refusal} RATE_LIMITED, with the seconds to wait
 */
export async function limitContent(
  route: Route,
  request: EndpointRequest<Endpoint>,
  call: Call,
  hits: Hit[],
): Promise<void> {
  for (const limit of route.limits)
    if (typeof limit.by === 'function')
      await enforce(route, limit, `other ${await limit.by(request, call)}`, call, hits);
}

/** Reverts the hits of a request that was rejected as OVERLOADED. */
export async function returnHits(hits: readonly Hit[], { deps, now }: Caller): Promise<void> {
  for (const { name, limit } of hits) await returnHit(deps.db, name, limit, now);
}

async function enforce(
  route: Route,
  limit: RateLimit,
  subject: string,
  { deps, now, requestId }: Caller,
  hits: Hit[],
): Promise<void> {
  if (!deps.config.hasRateLimits) return;
  const name = `${route.endpoint.name}|${limit.seconds}|${subject}`;
  const { isOver, retryAfter } = await countHit(deps.db, name, limit, now);
  hits.push({ name, limit });
  if (!isOver) return;
  deps.logger.warn({ event: 'limit.hit', requestId, route: route.endpoint.path });
  throw refuse('RATE_LIMITED', { retryAfter });
}
