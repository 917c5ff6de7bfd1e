import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Marks a scrolling element with `data-more-before` and `data-more-after` while content is hidden
 * there. Uses attributes instead of state, because they change with every frame of scrolling.
 *
 * @returns whether the element overflows
 */
export function useEdges(area: RefObject<HTMLElement | null>, isHorizontal: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);
  // Runs before paint, so that the area is focusable from the first frame on.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth, scrollTop, clientHeight, scrollHeight } = element;
      // In right-to-left text, scroll offsets are negative.
      const at = Math.abs(isHorizontal ? scrollLeft : scrollTop);
      const [seen, all] = isHorizontal ? [clientWidth, scrollWidth] : [clientHeight, scrollHeight];
      element.toggleAttribute('data-more-before', at > 1);
      element.toggleAttribute('data-more-after', at + seen < all - 1);
      setScrolling(all > seen + 1);
    };
    look();
    const observer = new ResizeObserver(look);
    for (const part of [element, ...element.children]) observer.observe(part);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [area, isHorizontal]);
  return isScrolling;
}
