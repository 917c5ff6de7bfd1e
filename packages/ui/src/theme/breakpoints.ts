/** Page widths in px, at text of 16 px, at which layouts change; components themselves use container queries. */
export const breakpoints = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
} as const;

/**
 * Media queries for the narrowest pages, in em: large text leaves a layout as little room as a small window does. Below 360 px, below
 * 320 px, and below 240 px, a phone's window at 200 %, each at text of 16 px.
 */
export const tight = {
  phone: '(max-width: 22.49em)',
  small: '(max-width: 19.99em)',
  tiny: '(max-width: 14.99em)',
} as const;

/**
 * Media query for windows with room for bars over the page. Others are phones on their side with a keyboard open, and pages
 * at 400 % zoom: there, bars scroll with the page.
 */
export const tall = '(min-height: 25em)';

/** Name of a page width. */
export type Breakpoint = keyof typeof breakpoints;

const TEXT_PX = 16;

/**
 * Media query for pages at least as wide as the named width. In em, so that a browser's text size of 200 % gets the layout
 * of a window half as wide.
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
