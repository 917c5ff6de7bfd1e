import { from } from './breakpoints.ts';
import { byContrast, byTheme } from './byTheme.ts';
import { family, makeFonts } from './makeTheme.ts';
import { mergeTokens } from './mergeTokens.ts';
import type { Theme } from './Theme.ts';
import type { ThemeTokens } from './tokens/ThemeTokens.ts';
import { fontFamily } from './tokens/typography.ts';
import { toProperties } from './toProperties.ts';
import { vars } from './vars.css.ts';

/** One CSS rule of custom properties. */
export interface ThemeRule {
  readonly selector: string;
  /** Media query it stands under. */
  readonly media?: string;
  /** Custom properties by name. */
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * The rules of a theme, weakest first. A value says what it is by day and by night, and for more contrast (`byTheme`,
 * `byContrast`); `data-theme` on the scope, around it or on anything inside it chooses.
 *
 * @param scope a selector: `:root` for the whole page
 */
export function themeRules(theme: Theme, scope = ':root'): ThemeRule[] {
  const plain = byName(theme.light, theme.dark);
  const more = byName(mergeTokens(theme.light, theme.contrastLight), mergeTokens(theme.dark, theme.contrastDark));
  return [
    ...shape(theme, scope),
    // What is inherited has chosen already, so a part with a theme of its own says its values anew.
    { selector: `${scope}, ${scope}[data-theme], ${scope} [data-theme]`, properties: joined(plain, more, byContrast) },
    // Text takes the colour that was chosen where it is said: a part says that anew, too.
    ...(scope === ':root' ? [] : [{ selector: scope, properties: { color: vars.color.foreground.default } }]),
  ];
}

/** The custom properties of both times of day. */
function byName(day: ThemeTokens, night: ThemeTokens): Properties {
  return joined(toProperties(day), toProperties(night), byTheme);
}

type Properties = Readonly<Record<string, string>>;

function joined(one: Properties, other: Properties, join: typeof byTheme): Properties {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, join(value, other[name] ?? value)]));
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
