import { expect, it } from 'vitest';
import type { ChosenTerm } from './matchQuality.ts';
import { isOnlyMentioned } from './onlyMentioned.ts';
import type { Wish } from './parseKeyword.ts';

const wish = (text: string, qualities: readonly string[] = []): Wish => ({
  script: 'latin',
  text,
  spellings: [text],
  isWord: true,
  isColour: false,
  isOccasion: false,
  isLoose: false,
  alternatives: { names: [], vague: [], qualities, near: [] },
});
const named: ChosenTerm = { termId: 1, quality: 100, products: 1, isMention: false, role: 'name', isEarnest: true };
const mentioned: ChosenTerm = { ...named, termId: 2, isMention: true };
const byChance: ChosenTerm = { ...named, termId: 3, isEarnest: false };

it('is told of a thing that is only spoken of, whatever else begins or sounds alike', () => {
  expect(isOnlyMentioned([wish('curtain')], [[mentioned]])).toBe(true);
  expect(isOnlyMentioned([wish('curtain')], [[mentioned, byChance]])).toBe(true);
});

it('is not told where something is called so', () => {
  expect(isOnlyMentioned([wish('mug')], [[named, mentioned]])).toBe(false);
  expect(isOnlyMentioned([wish('laptop'), wish('backpack')], [[mentioned], [named]])).toBe(false);
});

it('is told whatever the thing is to be like', () => {
  const linen = wish('linen', ['flax']);
  expect(isOnlyMentioned([linen, wish('curtain')], [[named], [mentioned]])).toBe(true);
});

it('is not told of what is no name: colours, figures, single letters, and nothing', () => {
  expect(isOnlyMentioned([wish('red', ['crimson'])], [[mentioned]])).toBe(false);
  expect(isOnlyMentioned([wish('2700k')], [[mentioned]])).toBe(false);
  expect(isOnlyMentioned([wish('t')], [[mentioned]])).toBe(false);
  expect(isOnlyMentioned([wish('guitar')], [[]])).toBe(false);
});
