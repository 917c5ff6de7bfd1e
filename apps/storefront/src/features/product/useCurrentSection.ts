import { useEffect, useState } from 'react';

/** Height in pixels of the fixed bar at the top of the window. */
const BAR_HEIGHT = 56;

/**
 * Returns the section of a page that is being read: the last one whose top is in the upper third of the window, or above.
 *
 * @param ids element ids of the sections, from top to bottom; missing sections are skipped. Must be a stable array.
 */
export function useCurrentSection(ids: readonly string[]): { currentId: string | undefined; isPastFirst: boolean } {
  const [current, setCurrent] = useState<{ currentId: string | undefined; isPastFirst: boolean }>({
    currentId: ids[0],
    isPastFirst: false,
  });

  useEffect(() => {
    function update() {
      const boxes = ids.flatMap((id) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, box }] : [];
      });
      const reached = boxes.findLast(({ box }) => box.top <= window.innerHeight / 3);
      const first = boxes[0]?.box;
      const next = { currentId: reached?.id ?? ids[0], isPastFirst: first !== undefined && first.bottom < BAR_HEIGHT };
      setCurrent((previous) =>
        previous.currentId === next.currentId && previous.isPastFirst === next.isPastFirst ? previous : next,
      );
    }
    let frame = 0;
    function onScroll() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    }
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [ids]);

  return current;
}
