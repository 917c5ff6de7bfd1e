import { createRequestUrl } from '../client/createRequestUrl.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { type ContractTarget, isOffered } from '../testing/contractTarget.ts';
import { ContractViolation } from '../testing/contractViolation.ts';
import { sendWire, type WireAnswer } from '../testing/wire.ts';

/** What a router says of a path or a method that it does not have. */
const UNROUTED: ReadonlySet<number> = new Set([404, 405, 501]);

/**
 * Finds the endpoints that a back end does not have, by calls that say nothing: where there is an endpoint, it asks for a
 * token or finds fault with the input. Public endpoints that name a thing in their path are left out, as theirs is a 404
 * for other reasons, too.
 *
 * @returns what a back end answered in place of each endpoint that it lacks, by the endpoint's name
 */
export async function findMissing(
  target: ContractTarget,
  endpoints: readonly Endpoint[],
): Promise<Map<string, WireAnswer>> {
  const missing = new Map<string, WireAnswer>();
  for (const endpoint of endpoints) {
    if (!isOffered(target, endpoint) || (endpoint.access === 'public' && endpoint.params !== null)) continue;
    const answer = await probe(target, endpoint);
    if (answer && UNROUTED.has(answer.status)) missing.set(endpoint.name, answer);
  }
  return missing;
}

async function probe(target: ContractTarget, endpoint: Endpoint): Promise<WireAnswer | null> {
  const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'mallard']));
  const path = createRequestUrl('', endpoint, { params });
  return sendWire(target, { method: endpoint.method, path }).catch((caught: unknown) => {
    // It is there, but breaks; its cases will tell.
    if (caught instanceof ContractViolation) return null;
    throw caught;
  });
}
