import { vars } from './vars.css.ts';

/** Name of a text role, for example `body` or `price-lg`. */
export type TextRoleName = keyof typeof vars.typography;

/**
 * Style fragment for a text role: font family, size, weight, line height and letter spacing, larger
 * from 1024 px on.
 */
export function textStyle(role: TextRoleName) {
  return { font: vars.typography[role], letterSpacing: vars.tracking[role] } as const;
}

/** Style fragment for tabular digits: prices, counts, clocks, order numbers. */
export const numeric = {
  fontFamily: vars.fontFamily.numeric,
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
