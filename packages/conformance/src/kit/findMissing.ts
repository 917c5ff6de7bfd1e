import { createRequestUrl } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { type ContractTarget, isOffered } from '../contract/contractTarget.ts';
import { ContractViolation } from '../contract/contractViolation.ts';
import { runContextOf } from '../contract/runContext.ts';
import { scenarios } from '../contract/scenarios/index.ts';
import { Skipped } from '../contract/skipped.ts';
import { sendCall, sendWire, type WireAnswer } from '../contract/wireRequest.ts';

/** Statuses of a router for unknown paths or methods. */
const UNROUTED: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Finds the endpoints that a back end does not have, by calls without input: an existing endpoint requires a token or
 * refuses the input. A public endpoint with an id in its path is called with an existing id, because a 404 may be about
 * the id.
 *
 * @returns the responses for missing endpoints, by the endpoint's name
 */
export async function findMissing(
  target: ContractTarget,
  endpoints: readonly Endpoint[],
): Promise<Map<string, WireAnswer>> {
  const missing = new Map<string, WireAnswer>();
  for (const endpoint of endpoints) {
    if (!isOffered(target, endpoint)) continue;
    const hasId = endpoint.access === 'public' && endpoint.params !== null;
    const answer = await (hasId ? requestExisting : probe)(target, endpoint).catch(ignoreReported);
    if (answer && UNROUTED.has(answer.status)) missing.set(endpoint.name, answer);
  }
  return missing;
}

async function requestExisting(target: ContractTarget, endpoint: Endpoint): Promise<WireAnswer | null> {
  const scenario = scenarios.find((scenario) => scenario.endpoint.name === endpoint.name);
  const call = await scenario?.prepare(runContextOf(target));
  return call ? sendCall(target, endpoint, call.input) : null;
}

async function probe(target: ContractTarget, endpoint: Endpoint): Promise<WireAnswer | null> {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'mallard']));
  const path = createRequestUrl('', endpoint, { params });
  return sendWire(target, { method: endpoint.method, path });
}

/** Ignores errors here, which the cases will report. */
function ignoreReported(caught: unknown): null {
  if (caught instanceof ContractViolation || caught instanceof Skipped) return null;
  throw caught;
}
