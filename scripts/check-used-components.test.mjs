import { expect, test } from 'vitest';
import { unusedProblems } from './check-used-components.mjs';

const components = ['commerce/PriceRange', 'commerce/GiftTag'];

test('reports a component that no screen uses', () => {
  const reached = new Set(['commerce/PriceRange']);
  expect(unusedProblems({ components, reached, reasons: {} })).toEqual([
    'No screen uses commerce/GiftTag. Use it, delete it, or add a reason to scripts/check-used-components.mjs.',
  ]);
});

test('accepts an unused component with a reason', () => {
  const reached = new Set(['commerce/PriceRange']);
  expect(unusedProblems({ components, reached, reasons: { 'commerce/GiftTag': 'for shops that wrap' } })).toEqual([]);
});

test('reports an outdated reason', () => {
  expect(
    unusedProblems({
      components,
      reached: new Set(components),
      reasons: { 'commerce/GiftTag': 'for shops that wrap' },
    }),
  ).toEqual(['A screen uses commerce/GiftTag, or it was deleted. Delete its reason.']);
});
