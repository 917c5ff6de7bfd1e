import { useMemo } from 'react';
import type { Services } from './services.ts';
import { useActor } from './useActor.ts';

/** The tab's services with the shop that answers now: the sample shop while the demo account is in it, else the shop itself. */
export function useAnsweringShop(tab: Services): Services {
  const sample = useActor(tab.actors.auth, ({ demoShop }) => demoShop);
  return useMemo(() => (sample ? { ...tab, ...sample } : tab), [tab, sample]);
}
