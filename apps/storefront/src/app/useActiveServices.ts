import { useMemo } from 'react';
import type { Services } from '../services/services.ts';
import { useActor } from '../services/useActor.ts';

/** Returns the services of the tab. While the demo account is signed in offline, its sample shop replaces the real shop. */
export function useActiveServices(tabServices: Services): Services {
  const demoShop = useActor(tabServices.actors.auth, (view) => view.demoShop);
  return useMemo(() => (demoShop ? { ...tabServices, ...demoShop } : tabServices), [tabServices, demoShop]);
}
