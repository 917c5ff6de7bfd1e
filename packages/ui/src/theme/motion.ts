/** Media query under which nothing moves, zooms or shimmers. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Media query for pointers that can hover; hover looks belong inside it, or they stick after a touch. */
export const canHover = '(hover: hover)';

/** Media query for the high-contrast mode that replaces all colours with the reader's own. */
export const forcedColors = '(forced-colors: active)';
