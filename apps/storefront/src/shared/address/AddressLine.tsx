import type { AddressPart } from '@mallard/ui/formatRegion';
import { langOf } from '@mallard/ui/langOf';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/services.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { loadAddressLine } from './regionNames.ts';

/** The address of an order, with region names in the language of the shop. */
export function AddressLine({ line }: { line: string }) {
  const locale = useLocale();
  const shipsToChina = useServices().config.shop.countries.includes('CN');
  const [parts, setParts] = useState<readonly AddressPart[]>();

  useEffect(() => {
    let isCurrent = true;
    setParts(undefined);
    if (!shipsToChina) return;
    loadAddressLine(line, locale).then(
      (loadedParts) => isCurrent && setParts(loadedParts),
      // Shows the stored line if the names fail to load.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [line, locale, shipsToChina]);

  return (parts ?? [{ text: line, isStreet: true }]).map(({ text }) => (
    <span key={text} lang={langOf(text, locale)}>
      {text}
    </span>
  ));
}
