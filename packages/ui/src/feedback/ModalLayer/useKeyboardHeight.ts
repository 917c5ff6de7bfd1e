import { type RefObject, useLayoutEffect } from 'react';

/**
 * Updates `--keyboard-height` of an element: how much of the window a phone's keyboard covers, in
 * pixels.
 *
 * @see https://www.w3.org/TR/css-viewport-1/#visual-viewport
 */
export function useKeyboardHeight(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const element = ref.current;
    let lastHeight = 0;
    const look = () => {
      // Zooming also shrinks the visual viewport.
      const covered = viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      const height = Math.round(covered);
      // All descendants inherit it: setting it recomputes their styles.
      if (height === lastHeight) return;
      lastHeight = height;
      element?.style.setProperty('--keyboard-height', `${height}px`);
    };
    // Runs in the next frame, the first visible one: measuring now would force another layout.
    const first = requestAnimationFrame(look);
    // Browsers scroll the visual viewport when they move a field into view.
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
