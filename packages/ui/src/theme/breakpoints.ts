/** Page widths in px at which layouts change; components themselves use container queries. */
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

/** Name of a page width. */
export type Breakpoint = keyof typeof breakpoints;

/** Media query for pages at least as wide as the named width. @example from('lg') // (min-width: 1024px) */
export function from(breakpoint: Breakpoint): string {
  return `(min-width: ${breakpoints[breakpoint]}px)`;
}

/** Media query for pages narrower than the named width. @example below('lg') // (max-width: 1023.98px) */
export function below(breakpoint: Breakpoint): string {
  return `(max-width: ${breakpoints[breakpoint] - 0.02}px)`;
}
