import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { addressGroup } from '../clientAddress.ts';
import type { Call, RateLimit, Route } from '../handle.ts';
import { countHit, returnHit } from './countHit.ts';

/** Who calls, as far as it is known before the body is read. */
export type Caller = Pick<Call, 'deps' | 'user' | 'address' | 'now' | 'requestId'>;

/** What limits count this caller as. */
export function namesOf({ user, address }: Pick<Caller, 'user' | 'address'>): string[] {
  return [...(user ? [`user ${user.id}`] : []), ...(address ? [`address ${addressGroup(address)}`] : [])];
}

/** A call that was counted against a limit. */
export interface Hit {
  name: string;
  limit: RateLimit;
}

/**
 * Counts the call against those of its endpoint's limits that are by caller. Nothing of the body is read yet.
 *
 * @param hits gets what was counted
 * @throws {Refusal} RATE_LIMITED, with the seconds to wait
 */
export async function limitCaller(route: Route, caller: Caller, hits: Hit[]): Promise<void> {
  for (const limit of route.limits) {
    const name =
      typeof limit.by === 'string' ? namesOf(caller).find((known) => known.startsWith(`${limit.by} `)) : null;
    if (name) await enforce(route, limit, name, caller, hits);
  }
}

/**
 * Counts the call against those of its endpoint's limits that are by what it says.
 *
 * @param hits gets what was counted
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

/** Takes back what was counted of a call that was refused because the server has too much to do. */
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
