import { createStore, openArea } from '@mallard/domain/storage';
import { useMemo } from 'react';
import { useServices } from '../../services/services.ts';
import { openChoices, type StoredChoices } from './storedChoices.ts';

/** Returns a getter for the stored choices of this tab. It opens the storage at its first call. */
export function useStoredChoices(): () => StoredChoices {
  const { now } = useServices();
  return useMemo(() => {
    let opened: StoredChoices | undefined;
    return () => {
      opened ??= openChoices(createStore({ area: openArea(() => window.sessionStorage), now }));
      return opened;
    };
  }, [now]);
}
