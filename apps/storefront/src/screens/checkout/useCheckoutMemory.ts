import { createUuid } from '@mallard/domain/client';
import { createStore, openArea } from '@mallard/domain/storage';
import { useMemo } from 'react';
import { useServices } from '../../shell/services.ts';
import { type CheckoutMemory, createCheckoutMemory } from './checkoutMemory.ts';

/** What this tab remembers of a checkout. The tab's storage is opened at the first use, not while drawing. */
export function useCheckoutMemory(): CheckoutMemory {
  const { now } = useServices();
  return useMemo(() => {
    let memory: CheckoutMemory | undefined;
    const open = () => {
      const area = openArea(() => window.sessionStorage);
      memory ??= createCheckoutMemory(createStore({ area, now }), () => createUuid());
      return memory;
    };
    return {
      openAttempt: (source) => open().openAttempt(source),
      beginAttempt: (source, body) => open().beginAttempt(source, body),
      settleAttempt: () => open().settleAttempt(),
      readChoices: (source) => open().readChoices(source),
      writeChoices: (choices) => open().writeChoices(choices),
      forgetChoices: () => open().forgetChoices(),
    };
  }, [now]);
}
