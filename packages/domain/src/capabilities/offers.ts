import type { Endpoint } from '../contract/endpoint.ts';
import type { Capabilities } from './capabilities.ts';

/** Capabilities of a back end that offers the whole contract: the default of an app until it has read a file. */
export const fullCapabilities: Capabilities = { version: 1, notOffered: { areas: [], endpoints: [] } };

/**
 * Returns whether a back end offers an endpoint, so that an app can leave out what is not possible.
 *
 * @example {offers(capabilities, claimCoupon) && <ClaimButton … />}
 */
export function offers({ notOffered }: Capabilities, endpoint: Pick<Endpoint, 'name' | 'area'>): boolean {
  return !notOffered.areas.includes(endpoint.area) && !notOffered.endpoints.includes(endpoint.name);
}
