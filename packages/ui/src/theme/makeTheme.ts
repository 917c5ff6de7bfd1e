import { duration, easing, radius, size, space, zIndex } from './tokens/scales.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';
import { fontFamily, type TextRole, typography } from './tokens/typography.ts';

type CssValues<T> = { -readonly [K in keyof T]: string };

function mapValues<T extends object, V>(from: T, change: (value: T[keyof T]) => V): { -readonly [K in keyof T]: V } {
  const changed = Object.entries(from).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed);
}

/** Lengths in px stay px, so that shapes keep their proportions when a shopper enlarges only the text. */
const px = (value: number) => `${value}px`;

/** The names of faces as CSS writes them. */
export function family(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
}

/** Text sizes are in rem, so that they follow the browser's own text size. */
function font(role: TextRole, width: 'mobile' | 'desktop', face: keyof Faces): string {
  const { size: textSize, lineHeight } = role[width];
  return `${role.weight} ${textSize / 16}rem/${Number((lineHeight / textSize).toFixed(4))} var(--mallard-fontFamily-${face})`;
}

/** Faces of text and of figures, the preferred one first. */
export type Faces = Readonly<Record<keyof typeof fontFamily, readonly string[]>>;

/**
 * CSS `font` shorthands of every text role at one page width; prices take the numeric faces. They read the faces where they
 * stand: elements inside get finished values.
 */
export function makeFonts(width: 'mobile' | 'desktop'): CssValues<typeof typography> {
  const fonts = Object.entries(typography).map(([role, values]) => [
    role,
    font(values, width, role.startsWith('price') ? 'numeric' : 'sans'),
  ]);
  return Object.fromEntries(fonts);
}

/** Values that do not depend on the theme: lengths, times, curves, layers, faces. */
export function makeScales() {
  return {
    space: mapValues(space, px),
    radius: mapValues(radius, px),
    size: mapValues(size, px),
    duration: mapValues(duration, (ms) => `${ms}ms`),
    easing: mapValues(easing, (points) => `cubic-bezier(${points.join(', ')})`),
    zIndex: mapValues(zIndex, String),
    fontFamily: mapValues(fontFamily, family),
    tracking: mapValues(typography, (role) => `${role.tracking}em`),
  };
}

/** Turns the plain values of a theme into all CSS values of the contract, with the text sizes of phones. */
export function makeTheme(tokens: ThemeTokens) {
  return { ...tokens, ...makeScales(), typography: makeFonts('mobile') };
}
