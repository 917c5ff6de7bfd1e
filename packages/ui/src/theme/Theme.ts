import type { Faces } from './makeTheme.ts';
import { mergeChanges, mergeTokens } from './mergeTokens.ts';
import { contrastDark } from './tokens/contrastDark.ts';
import { contrastLight } from './tokens/contrastLight.ts';
import { dark } from './tokens/dark.ts';
import { light } from './tokens/light.ts';
import type { RadiusName } from './tokens/scales.ts';
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
 * @example defineTheme({ light: { color: { line: { focus: '#1B2A6B' } } }, radius: { lg: 4 } })
 */
export function defineTheme(brand: Brand): Theme {
  const byDay = onPictures(brand.light);
  const more = onPictures(brand.contrastLight);
  return {
    ...mallard,
    ...brand,
    light: mergeTokens(mergeTokens(light, byDay), brand.light ?? {}),
    dark: mergeTokens(mergeTokens(dark, byDay), brand.dark ?? {}),
    contrastLight: mergeChanges(mergeChanges(contrastLight, more), brand.contrastLight ?? {}),
    contrastDark: mergeChanges(mergeChanges(contrastDark, more), brand.contrastDark ?? {}),
  };
}

/** Pictures are light in every theme, so what stands on them in the brand's colour takes that of the day. */
function onPictures(changes: ThemeChanges | undefined): ThemeChanges {
  const { 'on-scene-brand': own, brand } = changes?.color?.foreground ?? {};
  const color = own ?? brand;
  return color === undefined ? {} : { color: { foreground: { 'on-scene-brand': color } } };
}
