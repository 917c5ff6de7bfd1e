/** Media query for readers who prefer no motion, zoom or shimmer. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Selector for readers who turned off motion in this shop only: `data-motion="reduce"` on the root
 * element. Use it wherever you use `reducedMotion`. Durations need neither: they are shortened
 * globally.
 */
export const still = ':root[data-motion="reduce"] &';

/** Whether motion is turned off, for movement by scripts. Browser only. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'reduce' || window.matchMedia(reducedMotion).matches;
}

/** Media query for pointers that can hover. Put hover styles inside it, or they stay after a touch. */
export const canHover = '(hover: hover)';

/** Media query for forced-colors mode, which replaces all colors with the reader's own. */
export const forcedColors = '(forced-colors: active)';
