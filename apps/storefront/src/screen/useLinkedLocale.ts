import { useEffect } from 'react';
import { inLocale, linkedLocale } from '../navigation/linkedLocale.ts';
import { useQuery } from '../navigation/useQuery.ts';
import { useServices } from '../services/services.ts';
import { useLocale } from '../services/usePreferences.ts';

/**
 * Takes `?lang=` out of the address once the page is shown in another language, because the visitor chose one here or in another
 * tab. A reload would otherwise undo the choice.
 */
export function useLinkedLocale(): void {
  const { address } = useServices();
  const locale = useLocale();
  const linked = linkedLocale(useQuery());
  useEffect(() => {
    if (linked === null || linked === locale) return;
    const { pathname, search, hash } = address.read();
    address.move(inLocale(pathname + search + hash, null), { replace: true });
  }, [address, linked, locale]);
}
