import type { Faces } from './makeTheme.ts';
import { mergeChanges, mergeTokens } from './mergeTokens.ts';
import { contrastDark } from './tokens/contrastDark.ts';
import { contrastLight } from './tokens/contrastLight.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { type RadiusName, radius } from './tokens/scales.ts';
import type { ThemeChanges, ThemeTokens } from './tokens/ThemeTokens.ts';

/** The look of one brand, in light, dark and high contrast. */
export interface Theme {
  /** Colors, shadows and gradients of the light theme. */
  readonly light: ThemeTokens;
  /** Colors, shadows and gradients of the dark theme. */
  readonly dark: ThemeTokens;
  /** Changes to the light theme for readers who prefer more contrast. */
  readonly contrastLight: ThemeChanges;
  /** Changes to the dark theme for readers who prefer more contrast. */
  readonly contrastDark: ThemeChanges;
  /** Corner radii in px that differ from Mallard's. */
  readonly radius: Partial<Record<RadiusName, number>>;
  /** Font families that differ from Mallard's, the preferred one first. */
  readonly fontFamily: Partial<Faces>;
}

/** Values that a brand changes; all others are Mallard's own. */
export interface Brand extends Partial<Omit<Theme, 'light' | 'dark'>> {
  readonly light?: ThemeChanges | undefined;
  readonly dark?: ThemeChanges | undefined;
}

/** Mallard's own theme. */
export const mallard: Theme = { light, dark, contrastLight, contrastDark, radius: {}, fontFamily: {} };

/**
 * Creates a complete theme from the values that a brand changes. High-contrast values are merged
 * with Mallard's; `contrastProblems` finds pairs that still fail.
 *
 * @throws {RangeError} for an unknown token name or a value of the wrong kind: a `brand.mjs` file
 * is not type-checked
 * @example defineTheme({ light: { color: { line: { focus: '#1B2A6B' } } }, radius: { lg: 4 } })
 */
export function defineTheme(brand: Brand): Theme {
  check(brand, defaults);
  const byDay = onPictures(brand.light);
  const more = onPictures(brand.contrastLight);
  return {
    ...mallard,
    ...brand,
    light: mergeTokens(mergeTokens(light, byDay), brand.light ?? {}),
    dark: mergeTokens(mergeTokens(dark, byDay), brand.dark ?? {}),
    contrastLight: mergeChanges(mergeChanges(contrastLight, more), brand.contrastLight ?? {}),
    contrastDark: mergeChanges(mergeChanges(contrastDark, more), brand.contrastDark ?? {}),
    radius: brand.radius ?? {},
    fontFamily: brand.fontFamily ?? {},
  };
}

const TEXT = 'CSS in text';
const GROUP = 'a group of tokens';
const faces: Faces = { sans: [], numeric: [] };
/** All names that a brand may set, each with a value of the accepted kind. */
const defaults = { light, dark: light, contrastLight: light, contrastDark: light, radius, fontFamily: faces };

/** @param ours all names that `changes` may contain; the tokens of `group` */
function check(changes: object, ours: object, group = ''): void {
  for (const [key, value] of Object.entries(changes)) {
    const name = group ? `${group}.${key}` : key;
    if (!Object.hasOwn(ours, key))
      throw new RangeError(`defineTheme: no ${name}; ${group || 'a brand'} has ${Object.keys(ours).join(', ')}`);
    const own: unknown = Reflect.get(ours, key);
    const kind = kindOf(own);
    // Then the default applies. Radii and font families, however, would be written as `undefined`.
    if (value === undefined && (kind === TEXT || kind === GROUP)) continue;
    if (kindOf(value) !== kind) throw new RangeError(`defineTheme: ${name} is ${kind}, not ${value}`);
    if (kind === GROUP) check(value, Object(own), name);
  }
}

function kindOf(value: unknown): string {
  if (typeof value === 'string') return TEXT;
  if (typeof value === 'number') return value >= 0 && value < Infinity ? 'a number of px, 0 or more' : '';
  if (Array.isArray(value)) return value.every((name) => typeof name === 'string') ? 'a list of names' : '';
  return typeof value === 'object' && value ? GROUP : '';
}

/** Pictures are light in every theme, so brand-colored text on them uses the light theme's color. */
function onPictures(changes: ThemeChanges | undefined): ThemeChanges {
  const { 'on-scene-brand': own, brand } = changes?.color?.foreground ?? {};
  const color = own ?? brand;
  return color === undefined ? {} : { color: { foreground: { 'on-scene-brand': color } } };
}
