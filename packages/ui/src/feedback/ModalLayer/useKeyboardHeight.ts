import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps `--keyboard-height` of an element up to date: how much of the window a phone's keyboard covers, in pixels.
 *
 * @see https://www.w3.org/TR/css-viewport-1/#visual-viewport
 */
export function useKeyboardHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const element = ref.current;
    let known = 0;
    const look = () => {
      // A page that is magnified shows less of itself as well.
      const covered = viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      const height = Math.round(covered);
      // Everything in the element inherits it: setting it computes the styles of all that anew.
      if (height === known) return;
      known = height;
      element?.style.setProperty('--keyboard-height', `${height}px`);
    };
    // With the next frame, which is the first to be seen: asking now would make the browser lay out once more.
    const first = requestAnimationFrame(look);
    // It is scrolled where a browser moves a field into view by itself.
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    return () => {
      cancelAnimationFrame(first);
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
      element?.style.removeProperty('--keyboard-height');
    };
  }, [ref]);
}
