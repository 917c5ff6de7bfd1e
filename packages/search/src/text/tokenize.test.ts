import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize, toSearchable } from './tokenize.ts';

const texts = (text: string) => tokenize(text).map((token) => token.text);

describe('normalized text', () => {
  it.each([
    ['ＬＥＤ Lamp', 'led lamp'],
    ['Café Crème', 'cafe creme'],
    ['㎖', 'ml'],
    ['2,700 K', '2700 k'],
    ['1,234,567', '1234567'],
    ['0,125 and 12,34', '0,125 and 12,34'],
  ])('%s becomes %s', (text, searchable) => expect(toSearchable(text)).toBe(searchable));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSearchable(toSearchable(text))).toBe(toSearchable(text));
      }),
    );
  });
});

describe('tokens', () => {
  it.each([
    ['鸢尾头戴式降噪耳机', ['鸢尾头戴式降噪耳机']],
    ['蓝牙 speaker', ['蓝牙', 'speaker']],
    ['蓝牙speaker', ['蓝牙', 'speaker']],
    ['Noise-canceling', ['noise', 'canceling']],
    ["The chef's knife, 17 cm", ['the', 'chef', 'knife', '17', 'cm']],
    ['0.9 L', ['0.9', 'l']],
    ['A5', ['a5']],
    ['2,700–5,000 K', ['2700', '5000', 'k']],
    ['45 × 45 cm', ['45', '45', 'cm']],
    ['%', []],
    ['C++ and C#', ['c++', 'and', 'c#']],
    ['.NET', ['.net']],
    ['Core .net', ['core', '.net']],
    ['.5 l', ['5', 'l']],
    ['one. two .', ['one', 'two']],
    ['… net', ['net']],
    ['mug+', ['mug']],
    ['a+b', ['a', 'b']],
    ['"; --', []],
  ])('of %s are %j', (text, tokens) => expect(texts(text)).toEqual(tokens));

  it('contain the separators between them', () => {
    expect(tokenize('hi-fi set, two').map(({ after }) => after)).toEqual(['space', 'hyphen', 'space', 'break']);
  });

  it('are letters and numbers of the text in its order, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        let rest = toSearchable(text);
        for (const token of tokenize(text)) {
          expect(token.text).not.toBe('');
          expect(token.script === 'han').toBe(/^\p{Script=Han}+$/u.test(token.text));
          // Apostrophes are left out within a word.
          const place = rest.replace(/['’]/g, '').indexOf(token.text);
          expect(place).toBeGreaterThanOrEqual(0);
          rest = rest.replace(/['’]/g, '').slice(place + token.text.length);
        }
      }),
    );
  });
});
