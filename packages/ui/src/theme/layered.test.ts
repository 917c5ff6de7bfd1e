import { expect, it } from 'vitest';
import { layered } from './layered.ts';

const start = { '@starting-style': { opacity: 0 } };

it('refuses a starting style that would override the one of a media query', () => {
  expect(() => layered({ ...start, '@media': { '(width > 1px)': start } }, 'layer')).toThrow(/media query/);
});

it('takes starting styles in media queries', () => {
  const rule = { '@media': { '(width > 1px)': start, '(width <= 1px)': start } };
  expect(layered(rule, 'layer')).toEqual({ '@layer': { layer: rule } });
});
