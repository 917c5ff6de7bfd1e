import { expect, it } from 'vitest';
import { textIn } from './textIn.ts';

it.each([
  ['de-DE', 'D'],
  ['en-GB', 'E'],
  ['fr-FR', 'E'],
])('returns the text for %s', (locale, text) => {
  expect(textIn({ 'en-US': 'E', 'de-DE': 'D' }, locale)).toBe(text);
});

it('is empty without a text', () => {
  expect(textIn({}, 'en-US')).toBe('');
});
