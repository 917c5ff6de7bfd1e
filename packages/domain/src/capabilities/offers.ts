import type { Endpoint } from '../contract/endpoint.ts';
import type { Capabilities } from './capabilities.ts';

/** A back end that offers all of the contract, which is what an app takes for granted until it has read otherwise. */
export const fullCapabilities: Capabilities = { version: 1, notOffered: { areas: [], endpoints: [] } };

/**
 * Whether a back end offers an endpoint, so that an app can leave out what it could not do.
 *
 * @example {offers(capabilities, claimCoupon) && <ClaimButton … />}
 */
export function offers({ notOffered }: Capabilities, endpoint: Pick<Endpoint, 'name' | 'area'>): boolean {
  return !notOffered.areas.includes(endpoint.area) && !notOffered.endpoints.includes(endpoint.name);
}
