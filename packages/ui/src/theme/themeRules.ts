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
  /** Media query of the rule. */
  readonly media?: string;
  /** Custom properties by name. */
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * Returns the rules of a theme, weakest first. Each value covers light, dark and more contrast
 * (`byTheme`, `byContrast`). `data-theme` on the scope, around it or on any element inside it
 * selects one.
 *
 * @param scope a selector: `:root` for the whole page
 */
export function themeRules(theme: Theme, scope = ':root'): ThemeRule[] {
  const plain = byName(theme.light, theme.dark);
  const more = byName(mergeTokens(theme.light, theme.contrastLight), mergeTokens(theme.dark, theme.contrastDark));
  return [
    ...shape(theme, scope),
    // Inherited values are already resolved, so a part with its own theme declares all values
    // again.
    { selector: `${scope}, ${scope}[data-theme], ${scope} [data-theme]`, properties: joined(plain, more, byContrast) },
    // Inherited text color is already resolved too.
    ...(scope === ':root' ? [] : [{ selector: scope, properties: { color: vars.color.foreground.default } }]),
  ];
}

/** Returns the custom properties for both light and dark. */
function byName(day: ThemeTokens, night: ThemeTokens): Properties {
  return joined(toProperties(day), toProperties(night), byTheme);
}

type Properties = Readonly<Record<string, string>>;

function joined(one: Properties, other: Properties, join: typeof byTheme): Properties {
  return Object.fromEntries(Object.entries(one).map(([name, value]) => [name, join(value, other[name] ?? value)]));
}

/** Returns radii and font families that differ from Mallard's. */
function shape({ radius, fontFamily: faces }: Theme, scope: string): ThemeRule[] {
  const lengths = Object.fromEntries(Object.entries(radius).map(([name, px]) => [name, `${px}px`]));
  const rules: ThemeRule[] = [{ selector: scope, properties: toProperties(lengths, '--mallard-radius') }];
  if (faces.sans || faces.numeric) {
    // The inherited `font` values have already resolved Mallard's families.
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
