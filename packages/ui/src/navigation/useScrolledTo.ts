import { useEffect, useRef } from 'react';
import { scrollRowTo } from './scrollRowTo.ts';

/**
 * Scrolls a row sideways, and nothing else, so far that its current part can be seen.
 *
 * @param current what is current; when it changes, the row follows
 * @param sizes what makes the parts wider or narrower, as one word; when it changes, the current part stays in view
 * @returns the ref of the row
 */
export function useScrolledTo<Row extends HTMLElement>(current: string | undefined, sizes = '') {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part is current is read from the page
  useEffect(() => {
    const part = row.current?.querySelector('[aria-current]');
    if (row.current && part) scrollRowTo(row.current, part);
  }, [current, sizes]);
  return row;
}
