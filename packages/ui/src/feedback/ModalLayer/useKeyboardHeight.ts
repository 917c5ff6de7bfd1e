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
    const look = () => {
      // A page that is magnified shows less of itself as well.
      const covered = viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      ref.current?.style.setProperty('--keyboard-height', `${Math.round(covered)}px`);
    };
    look();
    // It is scrolled where a browser moves a field into view by itself.
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    return () => {
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
    };
  }, [ref]);
}
