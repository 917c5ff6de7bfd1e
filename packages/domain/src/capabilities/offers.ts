import type { Endpoint } from '../contract/endpoint.ts';
import type { Capabilities } from './capabilities.ts';

/** Capabilities of a back end that offers the whole contract: the default of an app until it has read a file. */
export const fullCapabilities: Capabilities = { version: 1, notOffered: { areas: [], endpoints: [] } };

/**
 * Returns whether a back end offers an endpoint, so that an app can leave out what is not possible.
 *
 * @param backend its response to `GET /api/shop`, or the capabilities that the conformance kit found
 * @example {offers(shop, claimCoupon) && <ClaimButton … />}
 */
export function offers(
  { notOffered }: Pick<Capabilities, 'notOffered'>,
  endpoint: Pick<Endpoint, 'name' | 'area'>,
): boolean {
  return !notOffered.areas.includes(endpoint.area) && !notOffered.endpoints.includes(endpoint.name);
}
