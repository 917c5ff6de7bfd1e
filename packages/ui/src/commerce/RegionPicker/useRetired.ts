import { useEffect, useState } from 'react';
import type { LoadChildren, RegionPath } from './RegionOption.ts';

/**
 * Finds out whether a region kept from earlier is still among the regions of today. Says no while it does not know.
 *
 * @param path what is to be checked; nothing is loaded for none
 */
export function useRetired(loadChildren: LoadChildren, path: RegionPath): boolean {
  const codes = path.map(({ code }) => code).join();
  const [retired, setRetired] = useState('');
  useEffect(() => {
    if (codes === '') return;
    let isCurrent = true;
    const all = codes.split(',');
    const parents = [null, ...all.slice(0, -1)];
    Promise.all(parents.map((parent) => loadChildren(parent))).then(
      (lists) => {
        // Where there are no regions at all, nobody can say.
        const isKnown =
          lists[0]?.length === 0 || lists.every((list, level) => list.some(({ code }) => code === all[level]));
        if (isCurrent) setRetired(isKnown ? '' : codes);
      },
      // Not known is not retired; the lists say that they failed when they are opened.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [loadChildren, codes]);
  return codes !== '' && retired === codes;
}
