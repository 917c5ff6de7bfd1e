import { useEffect, useState } from 'react';
import type { LoadChildren, RegionPath } from './RegionOption.ts';

/**
 * Returns whether a stored region no longer exists; `false` while unknown.
 *
 * @param path to check; nothing is loaded for an empty path
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
        // Without any regions the answer is unknown.
        const isKnown =
          lists[0]?.length === 0 || lists.every((list, level) => list.some(({ code }) => code === all[level]));
        if (isCurrent) setRetired(isKnown ? '' : codes);
      },
      // After a failure the answer is unknown; the lists show the error when they are opened.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [loadChildren, codes]);
  return codes !== '' && retired === codes;
}
