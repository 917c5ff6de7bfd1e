import { expect, it } from 'vitest';
import { defineTheme, mallard } from './Theme.ts';
import { themeCss } from './themeCss.ts';
import { themeRules } from './themeRules.ts';
import type { ThemeChanges } from './tokens/ThemeTokens.ts';
import { vars } from './vars.css.ts';

const brand = defineTheme({
  light: { color: { line: { focus: '#1B2A6B' } } },
  radius: { lg: 4 },
  fontFamily: { sans: ['Brand Sans', 'sans-serif'] },
});

it('keeps every token that a brand does not set', () => {
  expect(brand.light).toEqual({
    ...mallard.light,
    color: { ...mallard.light.color, line: { ...mallard.light.color.line, focus: '#1B2A6B' } },
  });
  expect(brand.dark).toEqual(mallard.dark);
});

it('uses the brand’s light-theme color on pictures in the dark theme too', () => {
  const azure = { color: { foreground: { brand: '#174A9C' } } };
  const night = { color: { foreground: { brand: '#A9C7F7' } } };
  const onPictures = ({ color }: ThemeChanges) => color?.foreground?.['on-scene-brand'];
  const theme = defineTheme({
    light: azure,
    dark: night,
    contrastLight: { color: { foreground: { brand: '#0C2550' } } },
  });
  expect([theme.light, theme.dark].map(onPictures)).toEqual(['#174A9C', '#174A9C']);
  expect([theme.contrastLight, theme.contrastDark].map(onPictures)).toEqual(['#0C2550', '#0C2550']);
  const own = defineTheme({ light: { color: { foreground: { brand: '#174A9C', 'on-scene-brand': '#0C2550' } } } });
  expect([own.light, own.dark].map(onPictures)).toEqual(['#0C2550', '#0C2550']);
});

it('writes the custom properties that components read', () => {
  const css = themeCss(brand, '[data-brand="x"]');
  const nameOf = (reference: string) => reference.slice('var('.length, -1);
  expect(css).toContain(
    `${nameOf(vars.color.line.focus)}: var(--mallard-plain, var(--mallard-day, #1B2A6B)var(--mallard-night, ${mallard.dark.color.line.focus}))`,
  );
  expect(css).toContain(`${nameOf(vars.radius.lg)}: 4px;`);
  expect(css).toContain(`${nameOf(vars.fontFamily.sans)}: "Brand Sans", sans-serif;`);
  expect(css).toContain(`${nameOf(vars.typography.body)}: 400 0.9375rem/1.6 ${vars.fontFamily.sans};`);
});

it('omits radii and fonts that a brand does not change', () => {
  expect(themeCss(mallard)).not.toMatch(/--mallard-(radius|typography|fontFamily)/);
});

it('writes a value that is the same in every theme once', () => {
  const line = { focus: mallard.light.color.line.focus };
  const one = { color: { line } };
  const [theme] = themeRules(defineTheme({ dark: one, contrastLight: one, contrastDark: one }));
  expect(theme?.properties['--mallard-color-line-focus']).toBe(line.focus);
});

it('writes one value for normal and more contrast, in the light and dark themes', () => {
  const [theme] = themeRules(mallard);
  const day = [mallard.light.color.foreground.subtle, mallard.contrastLight.color?.foreground?.subtle];
  const night = [mallard.dark.color.foreground.subtle, mallard.contrastDark.color?.foreground?.subtle];
  const pair = (index: number) => `var(--mallard-day, ${day[index]})var(--mallard-night, ${night[index]})`;
  expect(theme?.properties['--mallard-color-foreground-subtle']).toBe(
    `var(--mallard-plain, ${pair(0)})var(--mallard-more, ${pair(1)})`,
  );
});

it('repeats all values in each part with its own theme, and inherits the selected theme', () => {
  const rules = themeRules(defineTheme({}), '.partner');
  expect(rules.map(({ selector }) => selector)).toEqual([
    '.partner, .partner[data-theme], .partner [data-theme]',
    '.partner',
  ]);
  expect(rules.at(-1)?.properties).toEqual({ color: vars.color.foreground.default });
  expect(themeRules(mallard)).toHaveLength(1);
});
