import { from } from './breakpoints.ts';
import { byTheme } from './byTheme.ts';
import { family, makeFonts } from './makeTheme.ts';
import { mergeTokens } from './mergeTokens.ts';
import type { Theme } from './Theme.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';
import { fontFamily } from './tokens/typography.ts';
import { toProperties } from './toProperties.ts';

/** One CSS rule of custom properties. */
export interface ThemeRule {
  readonly selector: string;
  /** Media query it stands under. */
  readonly media?: string;
  /** Custom properties by name. */
  readonly properties: Readonly<Record<string, string>>;
}

const prefersMore = '(prefers-contrast: more)';

/**
 * The rules of a theme, weakest first. A value says both what it is by day and by night (`byTheme`); `data-theme` on the scope,
 * around it or on anything inside it chooses. Who asks the system for more contrast gets it in every theme.
 *
 * @param scope a selector: `:root` for the whole page
 */
export function themeRules(theme: Theme, scope = ':root'): ThemeRule[] {
  // What is inherited has chosen already, so a part with a theme of its own says its values anew.
  const parts = `${scope}, ${within(scope, '[data-theme]')}`;
  const chosen = '[data-theme|="contrast"]';
  const contrasted = within(scope, chosen) + (scope === ':root' ? '' : `, ${chosen} ${scope}`);
  const properties = paired(theme.light, theme.dark);
  const contrast = paired(mergeTokens(theme.light, theme.contrastLight), mergeTokens(theme.dark, theme.contrastDark));
  const more = Object.fromEntries(Object.entries(contrast).filter(([name, value]) => value !== properties[name]));
  return [
    ...shape(theme, scope),
    { selector: parts, properties },
    { selector: contrasted, properties: more },
    { selector: parts, media: prefersMore, properties: more },
  ];
}

/** The scope itself, and anything inside it, if a theme is chosen there. */
function within(scope: string, chosen: string): string {
  return `${scope}${chosen}, ${scope} ${chosen}`;
}

/** The values of both times of day. */
function paired(day: ThemeTokens, night: ThemeTokens): Record<string, string> {
  const byNight = toProperties(night);
  const pairs = Object.entries(toProperties(day)).map(([name, value]) => [
    name,
    byTheme(value, byNight[name] ?? value),
  ]);
  return Object.fromEntries(pairs);
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
