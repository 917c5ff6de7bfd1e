import { expect, it } from 'vitest';
import { countCharacters, cutToLimit } from './countCharacters.ts';

it.each([
  ['', 0],
  ['请放门口', 4],
  ['👨‍👩‍👧‍👦👍🏽', 2],
  ['e\u0301', 1],
  ['🇨🇳🇩🇪', 2],
])('counts %j as %s', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it.each([
  ['短', 1, 3, '短', 1],
  ['abcd', 4, 3, 'abc', 3],
  ['茶abc杯', 4, 3, '茶a杯', 2],
  ['👍🏽👨‍👩‍👧‍👦', 15, 1, '👍🏽', 4],
  ['abcd', 0, 2, 'ab', 0],
])('cuts %j, caret at %i, to %i characters', (text, caret, limit, cut, newCaret) => {
  expect(cutToLimit(text, caret, limit)).toEqual({ text: cut, caret: newCaret });
});
