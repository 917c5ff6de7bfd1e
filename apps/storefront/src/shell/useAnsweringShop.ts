import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { Services } from './services.ts';

/** The tab's services with the shop that answers now: the sample shop while the demo account is in it, else the shop itself. */
export function useAnsweringShop(tab: Services): Services {
  const isDemo = useSelector(tab.actors.auth, (snapshot) => snapshot.matches('offlineDemo'));
  const sample = isDemo ? (tab.demo?.shop() ?? null) : null;
  return useMemo(() => (sample ? { ...tab, ...sample } : tab), [tab, sample]);
}
