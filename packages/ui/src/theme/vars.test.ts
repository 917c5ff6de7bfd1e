import { expect, it } from 'vitest';
import { layered } from './layered.ts';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

it('names custom properties after their path', () => {
  expect(vars.color.background['brand-subtle']).toBe('var(--mallard-color-background-brand-subtle)');
  expect(vars.typography['price-lg']).toBe('var(--mallard-typography-price-lg)');
});

it('inlines values that nothing changes', () => {
  expect(vars.color.scene.sage).toBe('#DFE6DC');
  expect(vars.space[8]).toBe('8px');
  expect(vars.duration.fast).toBe('140ms');
  expect(vars.easing.standard).toBe('cubic-bezier(0.2, 0, 0, 1)');
  expect(vars.zIndex.dialog).toBe('420');
  expect(vars.tracking).toMatchObject({ display: '-0.01em', body: '0' });
});

it('puts rules into the components layer by default', () => {
  expect(layered({ color: 'red' })).toEqual({ '@layer': { components: { color: 'red' } } });
  expect(layered({ color: 'red' }, layers.app)).toEqual({ '@layer': { app: { color: 'red' } } });
});
