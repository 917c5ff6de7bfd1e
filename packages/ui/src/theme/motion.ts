/** Media query under which nothing moves, zooms or shimmers. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Selector for the same wish, made of this shop instead of the whole system: `data-motion="reduce"` on the root element. A
 * style for one belongs under the other as well; durations need neither, they are cut for all.
 */
export const still = ':root[data-motion="reduce"] &';

/** Whether nothing may move, for what scripts move. Only in a browser. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'reduce' || window.matchMedia(reducedMotion).matches;
}

/** Media query for pointers that can hover; hover looks belong inside it, or they stick after a touch. */
export const canHover = '(hover: hover)';

/** Media query for the high-contrast mode that replaces all colours with the reader's own. */
export const forcedColors = '(forced-colors: active)';
