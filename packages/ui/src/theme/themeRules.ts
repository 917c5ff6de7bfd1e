import { from } from './breakpoints.ts';
import { family, makeFonts } from './makeTheme.ts';
import type { Theme } from './Theme.ts';
import { fontFamily } from './tokens/typography.ts';
import { toProperties } from './toProperties.ts';

/** One CSS rule of custom properties. */
export interface ThemeRule {
  readonly selector: string;
  /** Media query it stands under. */
  readonly media?: string;
  /** What native controls and scroll bars look like there. */
  readonly colorScheme?: 'light' | 'dark';
  /** Custom properties by name. */
  readonly properties: Readonly<Record<string, string>>;
}

/** Paper is light. */
const onScreen = 'screen';
const prefersDark = `${onScreen} and (prefers-color-scheme: dark)`;
const prefersMore = '(prefers-contrast: more)';

/**
 * The rules of a theme, weakest first. `data-theme` on the scope or on anything inside it chooses: `light`, `dark`,
 * `contrast`, `contrast-dark`; with `system` or without the attribute the reader's system does. Who asks the system for more
 * contrast gets it in all of them.
 *
 * @param scope a selector: `:root` for the whole page
 */
export function themeRules(theme: Theme, scope = ':root'): ThemeRule[] {
  const named = (...names: string[]) =>
    names.flatMap((name) => [`${scope}[data-theme="${name}"]`, `${scope} [data-theme="${name}"]`]).join(', ');
  const bySystem = `${scope}:not([data-theme]), ${named('system')}`;
  const day = { colorScheme: 'light', properties: toProperties(theme.light) } as const;
  const night = { colorScheme: 'dark', properties: toProperties(theme.dark) } as const;
  const moreByDay = toProperties(theme.contrastLight);
  const moreByNight = toProperties(theme.contrastDark);
  return [
    ...shape(theme, scope),
    { selector: `${scope}, ${named('light', 'system', 'contrast')}`, ...day },
    { selector: named('dark', 'contrast-dark'), media: onScreen, ...night },
    { selector: named('contrast'), properties: moreByDay },
    { selector: `${bySystem}, ${named('light')}`, media: prefersMore, properties: moreByDay },
    { selector: bySystem, media: prefersDark, ...night },
    { selector: named('contrast-dark'), media: onScreen, properties: moreByNight },
    { selector: named('dark'), media: `${onScreen} and ${prefersMore}`, properties: moreByNight },
    { selector: bySystem, media: `${prefersDark} and ${prefersMore}`, properties: moreByNight },
  ];
}

/** Radii and faces, where they differ from Mallard's. */
function shape({ radius, fontFamily: faces }: Theme, scope: string): ThemeRule[] {
  const lengths = Object.fromEntries(Object.entries(radius).map(([name, px]) => [name, `${px}px`]));
  const rules: ThemeRule[] = [{ selector: scope, properties: toProperties(lengths, '--mallard-radius') }];
  if (faces.sans || faces.numeric) {
    // The fonts have read Mallard's own faces already where those stand.
    const names = { ...fontFamily, ...faces };
    const families = { sans: family(names.sans), numeric: family(names.numeric) };
    rules.push(
      { selector: scope, properties: toProperties(families, '--mallard-fontFamily') },
      { selector: scope, properties: toProperties(makeFonts('mobile'), '--mallard-typography') },
      {
        selector: scope,
        media: from('lg'),
        properties: toProperties(makeFonts('desktop'), '--mallard-typography'),
      },
    );
  }
  return rules.filter(({ properties }) => Object.keys(properties).length > 0);
}
