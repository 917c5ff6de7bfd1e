/**
 * A value that is one by day and another by night, for a custom property or a declaration: the theme of the part of the page
 * where it stands chooses. Two custom properties switch it, of which one is always invalid, so that its fallback holds, and the
 * other empty: unlike `light-dark()` that works in every browser, and for shadows as well as for colours.
 */
export function byTheme(day: string, night: string): string {
  return day === night ? day : `var(--mallard-day, ${day})var(--mallard-night, ${night})`;
}

/** What the custom properties of `byTheme` are by day. */
export const dayVars = { '--mallard-day': 'initial', '--mallard-night': ' ' };

/** What they are by night. */
export const nightVars = { '--mallard-day': ' ', '--mallard-night': 'initial' };
