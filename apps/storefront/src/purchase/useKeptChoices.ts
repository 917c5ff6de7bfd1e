import { createStore, openArea } from '@mallard/domain/storage';
import { useMemo } from 'react';
import { useServices } from '../shell/services.ts';
import { type KeptChoices, openChoices } from './keptChoices.ts';

/** Returns a function that opens what was chosen at a checkout in this tab. It opens the storage when it is first called. */
export function useKeptChoices(): () => KeptChoices {
  const { now } = useServices();
  return useMemo(() => {
    let opened: KeptChoices | undefined;
    return () => {
      opened ??= openChoices(createStore({ area: openArea(() => window.sessionStorage), now }));
      return opened;
    };
  }, [now]);
}
