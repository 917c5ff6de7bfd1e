import { useEffect, useState } from 'react';

/** Pixels at the top of the window that a fixed bar covers. */
const BAR_HEIGHT = 56;

/**
 * Finds out which section of a page is being read: the last one whose top has reached the upper third of the window.
 *
 * @param ids ids of the sections from top to bottom; sections that aren't on the page are skipped. Must stay the same array.
 */
export function useCurrentSection(ids: readonly string[]): { currentId: string | undefined; isPastFirst: boolean } {
  const [current, setCurrent] = useState<{ currentId: string | undefined; isPastFirst: boolean }>({
    currentId: ids[0],
    isPastFirst: false,
  });

  useEffect(() => {
    function look() {
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, box }] : [];
      });
      const reached = boxes.findLast(({ box }) => box.top <= window.innerHeight / 3);
      const first = boxes[0]?.box;
      const next = { currentId: reached?.id ?? ids[0], isPastFirst: first !== undefined && first.bottom < BAR_HEIGHT };
      setCurrent((known) =>
        known.currentId === next.currentId && known.isPastFirst === next.isPastFirst ? known : next,
      );
    }
    let frame = 0;
    function onScroll() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    }
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);

  return current;
}
