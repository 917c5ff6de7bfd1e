import type { Faces } from './makeTheme.ts';
import { mergeChanges, mergeTokens } from './mergeTokens.ts';
import { contrastDark } from './tokens/contrastDark.ts';
import { contrastLight } from './tokens/contrastLight.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import { type RadiusName, radius } from './tokens/scales.ts';
import type { ThemeChanges, ThemeTokens } from './tokens/ThemeTokens.ts';
import { fontFamily } from './tokens/typography.ts';

/** The look of one brand, in light, dark and high contrast. */
export interface Theme {
  /** Colours, shadows and gradients by day. */
  readonly light: ThemeTokens;
  /** The same by night. */
  readonly dark: ThemeTokens;
  /** What readers who ask for more contrast get by day. */
  readonly contrastLight: ThemeChanges;
  /** What readers who ask for more contrast get by night. */
  readonly contrastDark: ThemeChanges;
  /** Corner radii in px that differ from ours. */
  readonly radius: Partial<Record<RadiusName, number>>;
  /** Faces that differ from ours, the preferred one first. */
  readonly fontFamily: Partial<Faces>;
}

/** What a brand says of itself; all else is Mallard's own. */
export interface Brand extends Partial<Omit<Theme, 'light' | 'dark'>> {
  readonly light?: ThemeChanges | undefined;
  readonly dark?: ThemeChanges | undefined;
}

/** Mallard's own look. */
export const mallard: Theme = { light, dark, contrastLight, contrastDark, radius: {}, fontFamily: {} };

/**
 * Makes a whole theme of what a brand changes. What a brand says of high contrast is added to what we say; `contrastProblems`
 * names what is still missing.
 *
 * @throws {RangeError} when a token has no such name, or a value that is none: files of brands are often checked by no types
 * @example defineTheme({ light: { color: { line: { focus: '#1B2A6B' } } }, radius: { lg: 4 } })
 */
export function defineTheme(brand: Brand): Theme {
  check(brand, tokens);
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

/** All that a brand may say, each with a value of the right kind. */
const tokens = { light, dark: light, contrastLight: light, contrastDark: light, radius, fontFamily };

function check(changes: object, known: object, group = ''): void {
  for (const [key, value] of Object.entries(changes)) {
    const name = group ? `${group}.${key}` : key;
    if (!Object.hasOwn(known, key))
      throw problem(`there is no ${name}; ${group || 'a brand'} has ${Object.keys(known).join(', ')}`);
    const ours: unknown = Reflect.get(known, key);
    const refuse = (kind: string) => problem(`${name} is ${kind}, not ${JSON.stringify(value) ?? value}`);
    if (typeof ours === 'number') {
      if (!Number.isFinite(value) || value < 0) throw refuse('a number of px, 0 or more');
    } else if (Array.isArray(ours)) {
      if (!Array.isArray(value) || !value.every((face) => typeof face === 'string')) throw refuse('a list of names');
    } else if (value !== undefined) {
      if (typeof value !== typeof ours || value === null) throw refuse(typeof ours === 'string' ? 'CSS in text' : 'a group');
      if (typeof ours === 'object' && ours) check(value, ours, name);
    }
  }
}

function problem(what: string): RangeError {
  return new RangeError(`defineTheme: ${what}`);
}

/** Pictures are light in every theme, so what stands on them in the brand's colour takes that of the day. */
function onPictures(changes: ThemeChanges | undefined): ThemeChanges {
  const { 'on-scene-brand': own, brand } = changes?.color?.foreground ?? {};
  const color = own ?? brand;
  return color === undefined ? {} : { color: { foreground: { 'on-scene-brand': color } } };
}
