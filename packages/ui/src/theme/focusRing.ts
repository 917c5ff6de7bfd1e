import { vars } from './vars.css.ts';

/** The collar: a gap and a ring outside it, following the shape. Use it for keyboard focus only. */
export const focusRing = {
  outline: `2px solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.line['focus-gap']}`,
} as const;

/** The collar on green and iridescent panels, where the dark ring would not be seen. */
export const focusRingOnBrand = {
  outline: `2px solid ${vars.color.line.collar}`,
  outlineOffset: '2px',
  boxShadow: 'none',
} as const;
