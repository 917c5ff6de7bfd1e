import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { requiredText, text } from '../contract/scalars.ts';
import { normalizeText } from './normalizeText.ts';
import { cutToLimit, textLength } from './textLength.ts';

/** Typical text, including emoji sequences and letters with combining accents; never blank. */
const written = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('茶', '👨‍👩‍👧‍👦', '👍🏽', 'e\u0301', '🇨🇳')),
    {
      minLength: 1,
      maxLength: 20,
    },
  )
  .map((parts) => `字${parts.join('')}字`);

describe('textLength', () => {
  it('is the length that the contract limits, of normalized text', () => {
    fc.assert(
      fc.property(written, fc.integer({ min: 1, max: 60 }), (one, max) => {
        const isFit = v.is(text(10_000), one);
        expect(v.is(text(max), one)).toBe(textLength(one) <= max && isFit);
        expect(v.is(requiredText(max), one)).toBe(textLength(normalizeText(one)) <= max);
      }),
    );
  });
});

describe('cutToLimit', () => {
  it.each([
    ['短', 3, 1, '短', 1],
    ['abcd', 3, 4, 'abc', 3],
    ['茶abc杯', 3, 4, '茶a杯', 2],
    ['👍🏽👨‍👩‍👧‍👦', 8, 15, '👍🏽', 4],
    ['茶👨‍👩‍👧‍👦杯', 8, 12, '茶杯', 1],
    ['𠮷🦆', 2, 4, '𠮷🦆', 4],
    ['ae\u0301', 2, 3, 'a', 1],
    ['abcd', 2, 0, 'ab', 0],
  ])('cuts %j to %i, caret at %i', (one, limit, caret, cut, newCaret) => {
    expect(cutToLimit(one, limit, caret)).toEqual({ text: cut, caret: newCaret });
  });

  it('keeps as many whole characters from the beginning as fit', () => {
    fc.assert(
      fc.property(written, fc.nat(60), (one, limit) => {
        const charactersOf = (some: string) => Array.from(new Intl.Segmenter().segment(some), ({ segment }) => segment);
        const { text: cut } = cutToLimit(one, limit);
        const count = charactersOf(cut).length;
        expect(cut).toBe(charactersOf(one).slice(0, count).join(''));
        const next = charactersOf(one).slice(0, count + 1);
        expect(cut === one || textLength(next.join('')) > limit).toBe(true);
      }),
    );
  });

  it('leaves nothing that the contract would refuse as too long, and removes nothing after the caret', () => {
    fc.assert(
      fc.property(written, written, fc.nat(60), (before, behind, limit) => {
        const { text: cut, caret } = cutToLimit(before + behind, limit, before.length);
        expect(textLength(cut)).toBeLessThanOrEqual(limit);
        expect(before.startsWith(cut.slice(0, caret))).toBe(true);
        expect(behind.startsWith(cut.slice(caret))).toBe(true);
        if (textLength(behind) <= limit) expect(cut.endsWith(behind)).toBe(true);
      }),
    );
  });
});
