import { offers } from '@mallard/domain/capabilities';
import type { Endpoint } from '@mallard/domain/contract';
import { useServices } from './services.ts';

/**
 * Returns a function that returns whether the back end offers an endpoint. Hide controls that need an endpoint it doesn't offer.
 *
 * @example
 * const offers = useOffers();
 * return offers(listCoupons) && <CouponList />;
 */
export function useOffers(): (endpoint: Pick<Endpoint, 'name' | 'area'>) => boolean {
  const { shop } = useServices().config;
  return (endpoint) => offers(shop, endpoint);
}
