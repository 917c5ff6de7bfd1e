import { fullCapabilities, offers } from '@mallard/domain/capabilities';
import type { Endpoint } from '@mallard/domain/contract';
import { useServices } from './services.ts';

/** Asks whether the back end offers an endpoint: what it does not offer, nobody is shown a way to. */
export function useOffers(): (endpoint: Pick<Endpoint, 'name' | 'area'>) => boolean {
  const { capabilities = fullCapabilities } = useServices().config;
  return (endpoint) => offers(capabilities, endpoint);
}
