import { layers } from './layers.css.ts';
import type { Theme } from './Theme.ts';
import { type ThemeRule, themeRules } from './themeRules.ts';

/**
 * A theme as CSS text, for a style sheet of your own, to be loaded together with Mallard's. It stands in the same layer as
 * Mallard's own theme, so that the later of the two wins.
 *
 * @param scope where it holds. @default ':root', the whole page
 * @example writeFileSync('brand.css', themeCss(defineTheme({ … })))
 */
export function themeCss(theme: Theme, scope = ':root'): string {
  return `@layer ${Object.values(layers).join(', ')};\n@layer ${layers.base} {\n${themeRules(theme, scope).map(toCss).join('\n')}\n}\n`;
}

function toCss({ selector, media, properties }: ThemeRule): string {
  const declarations = Object.entries(properties);
  const rule = `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;
  return media ? `@media ${media} {\n${rule}\n}` : rule;
}
