import type { Endpoint, EndpointRequest } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { addressGroup } from '../router/clientAddress.ts';
import type { Call, RateLimit, Route } from '../router/handle.ts';
import { countHit } from './countHit.ts';

/**
 * Counts the call against each of its endpoint's limits.
 *
 * @throws {Refusal} RATE_LIMITED, with the seconds to wait
 */
export async function enforceLimits(route: Route, request: EndpointRequest<Endpoint>, call: Call): Promise<void> {
  if (!call.deps.config.hasRateLimits) return;
  for (const limit of route.limits) {
    const who = await whoOf(limit, request, call);
    if (who === null) continue;
    const name = `${route.endpoint.name}|${limit.seconds}|${who}`;
    const { isOver, retryAfter } = await countHit(call.deps.db, name, limit, call.now);
    if (!isOver) continue;
    call.deps.logger.warn({ event: 'limit.hit', requestId: call.requestId, route: route.endpoint.path });
    throw refuse('RATE_LIMITED', { retryAfter });
  }
}

async function whoOf({ by }: RateLimit, request: EndpointRequest<Endpoint>, call: Call): Promise<string | null> {
  if (by === 'user') return call.user && `user ${call.user.id}`;
  if (by === 'address') return call.address && `address ${addressGroup(call.address)}`;
  return `other ${await by(request, call)}`;
}
