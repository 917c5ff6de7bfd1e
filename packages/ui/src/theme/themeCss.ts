import { layers } from './layers.css.ts';
import type { Theme } from './Theme.ts';
import { type ThemeRule, themeRules } from './themeRules.ts';

/**
 * Returns a theme as CSS text, for a style sheet that you load together with Mallard's. It is in
 * the same layer as Mallard's own theme, so the one that loads later wins.
 *
 * @param scope selector for the themed part of the page. @default ':root', the whole page
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
