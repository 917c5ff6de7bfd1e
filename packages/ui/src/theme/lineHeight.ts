import type { TextRoleName } from './textStyle.ts';
import { typography } from './tokens/typography.ts';

/**
 * Returns the line height of a text role in `em`, for browsers without the unit `lh` (Firefox
 * before 120).
 *
 * @param width phones, or 1024 px and more
 */
export function lineHeightOf(role: TextRoleName, width: 'mobile' | 'desktop'): string {
  const { size, lineHeight } = typography[role][width];
  return em(lineHeight / size);
}

/**
 * Returns the height of some lines of a text role as a declaration with a fallback. Browsers
 * without `lh` use the role's line height on phones. Don't combine it with `var()`: a browser then
 * uses the last value even when it does not support it.
 *
 * @example style({ blockSize: linesOf('small', 2) }) // block-size: 3.0769em; block-size: 2lh
 */
export function linesOf(role: TextRoleName, count = 1): [fallback: string, lines: string] {
  const { size, lineHeight } = typography[role].mobile;
  return [em((count * lineHeight) / size), `${count}lh`];
}

function em(value: number): string {
  return `${Number(value.toFixed(4))}em`;
}
