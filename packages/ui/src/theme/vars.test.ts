import { expect, it } from 'vitest';
import { layered } from './layered.ts';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

it('names custom properties after their path', () => {
  expect(vars.color.background['brand-subtle']).toBe('var(--mallard-color-background-brand-subtle)');
  expect(vars.space[4]).toBe('var(--mallard-space-4)');
  expect(vars.typography['price-lg']).toBe('var(--mallard-typography-price-lg)');
});

it('puts rules into the layer of components unless told otherwise', () => {
  expect(layered({ color: 'red' })).toEqual({ '@layer': { components: { color: 'red' } } });
  expect(layered({ color: 'red' }, layers.app)).toEqual({ '@layer': { app: { color: 'red' } } });
});
