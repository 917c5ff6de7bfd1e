import { expect, it } from 'vitest';
import { layered } from './layered.ts';

const start = { '@starting-style': { opacity: 0 } };

it('throws for a starting style that would override the one in a media query', () => {
  expect(() => layered({ ...start, '@media': { '(width > 1px)': start } }, 'layer')).toThrow(/media query/);
});

it('accepts starting styles in media queries', () => {
  const rule = { '@media': { '(width > 1px)': start, '(width <= 1px)': start } };
  expect(layered(rule, 'layer')).toEqual({ '@layer': { layer: rule } });
});
