/** Page widths in px, at a text size of 16 px, at which layouts change. Components use container queries instead. */
export const breakpoints = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
} as const;

/**
 * Media queries for the narrowest pages, in em, because large text leaves as little room as a small
 * window. At a text size of 16 px they match below 360 px, below 320 px, and below 240 px: a phone
 * at 200 % zoom.
 */
export const tight = {
  phone: '(max-width: 22.49em)',
  small: '(max-width: 19.99em)',
  tiny: '(max-width: 14.99em)',
} as const;

/**
 * Media query for windows that are tall enough for fixed bars. In others bars scroll with the page:
 * phones in landscape with an open keyboard, and pages at 400 % zoom.
 */
export const tall = '(min-height: 25em)';

/** Name of a page width. */
export type Breakpoint = keyof typeof breakpoints;

const TEXT_PX = 16;

/**
 * Media query for pages at least as wide as the named width. In em, so that a text size of 200 %
 * gets the layout of a window half as wide.
 *
 * @example from('lg') // (min-width: 64em)
 */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint] / TEXT_PX}em)`;
}

/** Media query for pages narrower than the named width. @example below('lg') // (max-width: 63.99875em) */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${(breakpoints[breakpoint] - 0.02) / TEXT_PX}em)`;
}
