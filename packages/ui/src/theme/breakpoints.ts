/** Page widths in px at which layouts change; components themselves use container queries. */
export const breakpoints = {
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  '2xl': 1536,
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
