import type { ThemeTokens } from '@mallard/ui/theme';
import { create, type ThemeVars } from 'storybook/theming';
import { brandImage } from './brandImage.ts';

/** Tokens of Mallard that a Storybook theme uses. */
interface Tokens {
  color: ThemeTokens['color'];
  /** Font families, the preferred one first. */
  font: readonly string[];
}

/**
 * Creates a theme for Storybook from design tokens.
 *
 * @example mallardTheme('dark', { color: dark.color, font: fontFamily.sans })
 */
export function mallardTheme(base: 'light' | 'dark', { color, font }: Tokens): ThemeVars {
  const { background, foreground, line } = color;
  return create({
    base,
    brandTitle: 'Mallard',
    brandImage: brandImage(color, font),
    brandTarget: '_self',
    fontBase: font.map((family) => (family.includes(' ') ? `"${family}"` : family)).join(', '),
    appBg: background.sunken,
    appContentBg: background.canvas,
    appPreviewBg: background.canvas,
    appHoverBg: background.hover,
    appBorderColor: line.subtle,
    appBorderRadius: 8,
    textColor: foreground.default,
    textInverseColor: foreground.inverse,
    textMutedColor: foreground.muted,
    barBg: background.surface,
    barTextColor: foreground.muted,
    barHoverColor: foreground.brand,
    barSelectedColor: foreground.brand,
    buttonBg: background.surface,
    buttonBorder: line.default,
    inputBg: background.surface,
    inputBorder: line.default,
    inputTextColor: foreground.default,
    booleanBg: background.sunken,
    booleanSelectedBg: background.surface,
    colorPrimary: color.action.primary.background,
    colorSecondary: color.action.primary.background,
  });
}
