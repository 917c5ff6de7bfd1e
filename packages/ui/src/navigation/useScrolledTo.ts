import { useEffect, useRef } from 'react';

/**
 * Scrolls a row sideways, and nothing else, so far that its current part can be seen.
 *
 * @param current what is current; when it changes, the row follows
 * @returns the ref of the row
 */
export function useScrolledTo<Row extends HTMLElement>(current: string | undefined) {
  const row = useRef<Row>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which part is current is read from the page
  useEffect(() => {
    const element = row.current;
    const part = element?.querySelector('[aria-current], [aria-selected="true"]');
    if (!element || !part) return;
    const frame = element.getBoundingClientRect();
    const place = part.getBoundingClientRect();
    if (place.left < frame.left || place.right > frame.right)
      element.scrollLeft += (place.left + place.right - frame.left - frame.right) / 2;
  }, [current]);
  return row;
}
