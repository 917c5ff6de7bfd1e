import { vars } from './vars.css.ts';

/** Focus ring: a gap and a ring around it that follows the shape. Use it for keyboard focus only. */
export const focusRing = {
  outline: `2px solid ${vars.color.line.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.line['focus-gap']}`,
} as const;

/** Focus ring for green and iridescent panels, where the dark ring has too little contrast. */
export const focusRingOnBrand = {
  outline: `2px solid ${vars.color.line.collar}`,
  outlineOffset: '2px',
  boxShadow: 'none',
} as const;
