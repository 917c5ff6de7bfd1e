import { expect, test } from 'vitest';
import { unusedProblems } from './check-used-components.mjs';

const components = ['commerce/Price', 'commerce/GiftTag'];

test('a component that no screen uses is named', () => {
  const reached = new Set(['commerce/Price']);
  expect(unusedProblems({ components, reached, reasons: {} })).toEqual([
    'No screen uses commerce/GiftTag. Use it, delete it, or write down why it stays.',
  ]);
});

test('a written reason is enough', () => {
  const reached = new Set(['commerce/Price']);
  expect(unusedProblems({ components, reached, reasons: { 'commerce/GiftTag': 'for shops that wrap' } })).toEqual([]);
});

test('a reason that is out of date is named', () => {
  expect(
    unusedProblems({
      components,
      reached: new Set(components),
      reasons: { 'commerce/GiftTag': 'for shops that wrap' },
    }),
  ).toEqual(['A screen uses commerce/GiftTag, or it is gone. Delete its reason.']);
});
