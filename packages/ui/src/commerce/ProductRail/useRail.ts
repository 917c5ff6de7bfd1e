import { type RefObject, useEffect, useState } from 'react';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { isStill } from '../../theme/motion.ts';

/**
 * Tracks whether a row has more cards before and after the visible ones, and scrolls it by pages.
 *
 * @param isOn  whether to track at all: most rows do not scroll
 * @param count number of cards; a change may cause overflow
 */
export function useRail(row: RefObject<HTMLElement | null>, isOn: boolean, count: number) {
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the total width of the cards is read from the DOM
  useEffect(() => {
    const box = row.current;
    if (!isOn || !box) return;
    function look() {
      if (!box) return;
      const at = Math.abs(box.scrollLeft);
      const hasBefore = at > 1;
      const hasAfter = at + box.clientWidth < box.scrollWidth - 1;
      setEdges((old) => (old.hasBefore === hasBefore && old.hasAfter === hasAfter ? old : { hasBefore, hasAfter }));
    }
    look();
    const watcher = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    watcher?.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher?.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [row, isOn, count]);

  return {
    ...edges,
    /** Scrolls to the cards before (-1) or after (1) the visible ones. */
    turn(direction: 1 | -1) {
      const box = row.current;
      if (!box) return;
      const sign = isRightToLeft(box) ? -1 : 1;
      box.scrollBy({ left: sign * direction * box.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
    },
  };
}
