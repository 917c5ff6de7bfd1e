import { useEffect, useRef } from 'react';
import { scrollRowTo } from './scrollRowTo.ts';

/**
 * Scrolls a row sideways, and nothing else, until its current item is visible.
 *
 * @param current the current item; when it changes, the row scrolls
 * @param sizes a key of everything that changes the items' widths; when it changes, the current
 * item stays in view
 * @returns the ref of the row
 */
export function useScrolledTo<Row extends HTMLElement>(current: string | undefined, sizes = '') {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current part is read from the DOM
  useEffect(() => {
    const part = row.current?.querySelector('[aria-current]');
    if (row.current && part) scrollRowTo(row.current, part);
  }, [current, sizes]);
  return row;
}
