import { type RefObject, useEffect, useState } from 'react';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { isStill } from '../../theme/motion.ts';

/**
 * Watches whether a row has more cards before and after those that are seen, and turns its pages.
 *
 * @param isOn  whether to watch at all: most rows do not scroll
 * @param count number of cards; more of them may be more than fit
 */
export function useRail(row: RefObject<HTMLElement | null>, isOn: boolean, count: number) {
  const [edges, setEdges] = useState({ hasBefore: false, hasAfter: false });

  // biome-ignore lint/correctness/useExhaustiveDependencies: how wide the cards are together is read from the page
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
    /** Shows the cards before (-1) or after (1) those that are seen. */
    turn(direction: 1 | -1) {
      const box = row.current;
      if (!box) return;
      const sign = isRightToLeft(box) ? -1 : 1;
      box.scrollBy({ left: sign * direction * box.clientWidth, behavior: isStill() ? 'instant' : 'smooth' });
    },
  };
}
