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

it('keeps every token that a brand does not name', () => {
  expect(brand.light).toEqual({
    ...mallard.light,
    color: { ...mallard.light.color, line: { ...mallard.light.color.line, focus: '#1B2A6B' } },
  });
  expect(brand.dark).toEqual(mallard.dark);
});

it('gives what stands on pictures the brand’s colour of the day, also by night', () => {
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

it('writes the properties that components read', () => {
  const css = themeCss(brand, '[data-brand="x"]');
  const nameOf = (reference: string) => reference.slice('var('.length, -1);
  expect(css).toContain(`${nameOf(vars.color.line.focus)}: #1B2A6B;`);
  expect(css).toContain(`${nameOf(vars.radius.lg)}: 4px;`);
  expect(css).toContain(`${nameOf(vars.fontFamily.sans)}: "Brand Sans", sans-serif;`);
  expect(css).toContain(`${nameOf(vars.typography.body)}: 400 0.9375rem/1.6 ${vars.fontFamily.sans};`);
});

it('writes nothing about a shape that it leaves alone', () => {
  expect(themeCss(mallard)).not.toMatch(/--mallard-(radius|typography|fontFamily)/);
});

it('lets the wish for more contrast win over the theme it stands on', () => {
  const rules = themeRules(mallard);
  const last = (media: string, selector: string) =>
    rules.findLastIndex((rule) => rule.media === media && rule.selector.includes(selector));
  const [more, dark] = ['(prefers-contrast: more)', 'screen and (prefers-color-scheme: dark)'];
  expect(last('screen', '"contrast-dark"')).toBeGreaterThan(last('screen', '"dark"'));
  expect(last(`screen and ${more}`, '"dark"')).toBeGreaterThan(last('screen', '"dark"'));
  expect(last(`${dark} and ${more}`, ':not')).toBeGreaterThan(last(dark, ':not'));
});

it('is light on paper, whatever it is on the screen', () => {
  const onPaper = themeRules(mallard).filter(({ media = '' }) => !media.startsWith('screen'));
  expect(onPaper.filter(({ colorScheme }) => colorScheme === 'dark')).toEqual([]);
  expect(onPaper.filter(({ selector }) => selector.includes('dark'))).toEqual([]);
});
