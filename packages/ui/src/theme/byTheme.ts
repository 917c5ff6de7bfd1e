/**
 * Returns a value that is `day` in the light theme and `night` in the dark theme, for a custom
 * property or a declaration. The nearest themed element decides. Two custom properties switch it:
 * one is always invalid, so that its fallback applies, and the other is empty. Unlike
 * `light-dark()` this works in every browser, and for shadows too.
 */
export function byTheme(day: string, night: string): string {
  return either('--mallard-day', day, '--mallard-night', night);
}

/** Returns a value that differs for readers who prefer more contrast. Independent of light and dark. */
export function byContrast(plain: string, more: string): string {
  return either('--mallard-plain', plain, '--mallard-more', more);
}

/** The custom properties of `byTheme` in the light theme. */
export const dayVars = { '--mallard-day': 'initial', '--mallard-night': ' ' };

/** The custom properties of `byTheme` in the dark theme. */
export const nightVars = { '--mallard-day': ' ', '--mallard-night': 'initial' };

/** The custom properties of `byContrast` by default. */
export const plainVars = { '--mallard-plain': 'initial', '--mallard-more': ' ' };

/** The custom properties of `byContrast` for more contrast. */
export const moreVars = { '--mallard-plain': ' ', '--mallard-more': 'initial' };

function either(one: string, first: string, other: string, second: string): string {
  return first === second ? first : `var(${one}, ${first})var(${other}, ${second})`;
}
