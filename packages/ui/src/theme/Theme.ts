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
 * @throws {RangeError} when a token has no such name, or a value is of another kind: no types check a `brand.mjs`
 * @example defineTheme({ light: { color: { line: { focus: '#1B2A6B' } } }, radius: { lg: 4 } })
 */
export function defineTheme(brand: Brand): Theme {
  check(brand, known);
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
/** What a brand may name, each with a value of the kind that it takes. */
const known = { light, dark: light, contrastLight: light, contrastDark: light, radius, fontFamily: faces };

/** @param ours what `changes` may name; they are those of the `group` */
function check(changes: object, ours: object, group = ''): void {
  for (const [key, value] of Object.entries(changes)) {
    const name = group ? `${group}.${key}` : key;
    if (!Object.hasOwn(ours, key))
      throw new RangeError(`defineTheme: no ${name}; ${group || 'a brand'} has ${Object.keys(ours).join(', ')}`);
    const own: unknown = Reflect.get(ours, key);
    const kind = kindOf(own);
    // Ours holds then; but radii and faces would be written as they are.
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

/** Pictures are light in every theme, so what stands on them in the brand's colour takes that of the day. */
function onPictures(changes: ThemeChanges | undefined): ThemeChanges {
  const { 'on-scene-brand': own, brand } = changes?.color?.foreground ?? {};
  const color = own ?? brand;
  return color === undefined ? {} : { color: { foreground: { 'on-scene-brand': color } } };
}
