import type { AddressPart } from '@mallard/ui/formatRegion';
import { langOf } from '@mallard/ui/langOf';
import { useEffect, useState } from 'react';
import { useLocale } from '../../app/preferences.ts';
import { loadAddressLine } from './regionNames.ts';

/** The address of an order, with the names of its region in the language of the shop. */
export function AddressLine({ line }: { line: string }) {
  const locale = useLocale();
  const [parts, setParts] = useState<readonly AddressPart[]>();

  useEffect(() => {
    let isCurrent = true;
    setParts(undefined);
    loadAddressLine(line, locale).then(
      (found) => isCurrent && setParts(found),
      // The line as it is stored is shown.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [line, locale]);

  return (parts ?? [{ text: line, isStreet: true }]).map(({ text }) => (
    <span key={text} lang={langOf(text, locale)}>
      {text}
    </span>
  ));
}
