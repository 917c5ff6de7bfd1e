import { px } from './constants.ts';
import { mapValues } from './mapValues.ts';
import { radius } from './tokens/scales.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';
import { fontFamily, type TextRole, typography } from './tokens/typography.ts';

type CssValues<T> = { -readonly [K in keyof T]: string };

/** Formats a list of font families as CSS. */
export function family(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
}

/** Text sizes are in rem, so that they follow the browser's own text size. */
function font(role: TextRole, width: 'mobile' | 'desktop', family: keyof Faces): string {
  const { size: textSize, lineHeight } = role[width];
  return `${role.weight} ${textSize / 16}rem/${Number((lineHeight / textSize).toFixed(4))} var(--mallard-fontFamily-${family})`;
}

/** Font families of text and of digits, the preferred one first. */
export type Faces = Readonly<Record<keyof typeof fontFamily, readonly string[]>>;

/**
 * Returns CSS `font` shorthands of every text role at one page width; prices use the numeric
 * family. They resolve the font variables on the element that declares them; descendants inherit
 * the resolved values.
 */
export function makeFonts(width: 'mobile' | 'desktop'): CssValues<typeof typography> {
  const fonts = Object.entries(typography).map(([role, values]) => [
    role,
    font(values, width, role.startsWith('price') ? 'numeric' : 'sans'),
  ]);
  return Object.fromEntries(fonts);
}

/** Returns values that a brand can change and a theme cannot: corner radii and font families. */
export function makeShape() {
  return { radius: mapValues(radius, px), fontFamily: mapValues(fontFamily, family) };
}

/** Turns the tokens of a theme into the CSS values of all custom properties, with the text sizes of phones. */
export function makeTheme(tokens: ThemeTokens) {
  return { ...tokens, ...makeShape(), typography: makeFonts('mobile') };
}
