import { useEffect, useState } from 'react';
import { useSearchParams } from '../../shell/ScreenLocation.tsx';
import type { CheckoutChoices, CheckoutMemory } from './checkoutMemory.ts';

/**
 * What the shopper has chosen at this checkout. Kept in the tab, so that a reload or a detour to the address form loses
 * nothing; an address that was just written comes back in the query.
 *
 * @returns `null` until what was kept has been read
 */
export function useChoices(memory: CheckoutMemory, source: string) {
  const written = useSearchParams().get('address');
  const [choices, setChoices] = useState<CheckoutChoices | null>(null);

  useEffect(() => {
    const fresh: CheckoutChoices = { source, addressUuid: null, shippingMethod: 'standard', note: '' };
    const kept = memory.readChoices(source) ?? fresh;
    setChoices(written === null ? kept : { ...kept, addressUuid: written });
  }, [memory, source, written]);

  useEffect(() => {
    if (choices?.source === source) memory.writeChoices(choices);
  }, [memory, choices, source]);

  function choose(change: Partial<CheckoutChoices>) {
    setChoices((now) => now && { ...now, ...change });
  }

  return { choices: choices?.source === source ? choices : null, choose };
}
