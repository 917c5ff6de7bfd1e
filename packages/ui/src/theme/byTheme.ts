/**
 * A value that is one by day and another by night, for a custom property or a declaration: the theme of the part of the page
 * where it stands chooses. Two custom properties switch it, of which one is always invalid, so that its fallback holds, and the
 * other empty: unlike `light-dark()` that works in every browser, and for shadows as well as for colours.
 */
export function byTheme(day: string, night: string): string {
  return either('--mallard-day', day, '--mallard-night', night);
}

/** A value that is another one for those who wish for more contrast; switched as by day and by night, and beside that. */
export function byContrast(plain: string, more: string): string {
  return either('--mallard-plain', plain, '--mallard-more', more);
}

/** What the custom properties of `byTheme` are by day. */
export const dayVars = { '--mallard-day': 'initial', '--mallard-night': ' ' };

/** What they are by night. */
export const nightVars = { '--mallard-day': ' ', '--mallard-night': 'initial' };

/** What the custom properties of `byContrast` are as a rule. */
export const plainVars = { '--mallard-plain': 'initial', '--mallard-more': ' ' };

/** What they are for more contrast. */
export const moreVars = { '--mallard-plain': ' ', '--mallard-more': 'initial' };

function either(one: string, first: string, other: string, second: string): string {
  return first === second ? first : `var(${one}, ${first})var(${other}, ${second})`;
}
