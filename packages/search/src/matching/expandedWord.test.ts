import { expect, it } from 'vitest';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import type { ChosenTerm } from './chooseTerms.ts';
import { isOnlyMentioned } from './expandedWord.ts';

const keywordTerm = (text: string, qualities: readonly string[] = []): KeywordTerm => ({
  script: 'latin',
  text,
  spellings: [text],
  isWord: true,
  isColor: false,
  isOccasion: false,
  isLoose: false,
  alternatives: { names: [], vague: [], qualities, near: [] },
});
const isMentioned = (keywordTerms: readonly KeywordTerm[], terms: readonly (readonly ChosenTerm[])[]) =>
  isOnlyMentioned(keywordTerms.map((one, index) => ({ keywordTerm: one, terms: terms[index] ?? [] })));
const named: ChosenTerm = { termId: 1, quality: 100, products: 1, isMention: false, role: 'name', isIntended: true };
const mentioned: ChosenTerm = { ...named, termId: 2, isMention: true };
const byChance: ChosenTerm = { ...named, termId: 3, isIntended: false };

it('is true for a thing that is only mentioned, whatever else begins or sounds alike', () => {
  expect(isMentioned([keywordTerm('curtain')], [[mentioned]])).toBe(true);
  expect(isMentioned([keywordTerm('curtain')], [[mentioned, byChance]])).toBe(true);
});

it('is false if a name matches', () => {
  expect(isMentioned([keywordTerm('mug')], [[named, mentioned]])).toBe(false);
  expect(isMentioned([keywordTerm('laptop'), keywordTerm('backpack')], [[mentioned], [named]])).toBe(false);
});

it('is true independently of words that describe the thing', () => {
  const linen = keywordTerm('linen', ['flax']);
  expect(isMentioned([linen, keywordTerm('curtain')], [[named], [mentioned]])).toBe(true);
});

it('is false for anything that is not a name: colors, numbers, single letters, and nothing', () => {
  expect(isMentioned([keywordTerm('red', ['crimson'])], [[mentioned]])).toBe(false);
  expect(isMentioned([keywordTerm('2700k')], [[mentioned]])).toBe(false);
  expect(isMentioned([keywordTerm('t')], [[mentioned]])).toBe(false);
  expect(isMentioned([keywordTerm('guitar')], [[]])).toBe(false);
});
