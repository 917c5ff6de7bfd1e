import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMisspelling,
  isNeighborSwap,
  isOmission,
  isOneTypo,
  isRepetition,
  isTypoOfBeginning,
  keepsEnds,
  sharesHalf,
  soundAlikes,
  withoutOneLetter,
} from './typos.ts';

it('a phonetic spelling of a word is a misspelling', () => {
  expect(soundAlikes('headfones')).toContain('headphones');
  expect(isMisspelling('headfones', 'headphones')).toBe(true);
  expect(isMisspelling('hedfones', 'headphones')).toBe(true);
  expect(isMisspelling('notebuk', 'notebook')).toBe(true);
  expect(isMisspelling('headphones', 'headphones')).toBe(false);
  expect(isMisspelling('mug', 'lamp')).toBe(false);
});

const letter = fc.constantFrom(...'abcde');
const word = fc.array(letter, { minLength: 3, maxLength: 8 }).map((letters) => letters.join(''));
/** A word, and the same word with one typo. */
const typo = fc
  .tuple(word, fc.nat(8), letter, fc.constantFrom('left out', 'added', 'replaced', 'swapped'))
  .map(([meant, at, other, kind]) => {
    const place = at % meant.length;
    const [before, after] = [meant.slice(0, place), meant.slice(place + 1)];
    const own = meant.charAt(place);
    const typed = {
      'left out': before + after,
      added: before + other + own + after,
      replaced: before + other + after,
      swapped: before + after.slice(0, 1) + own + after.slice(1),
    }[kind];
    return { typed, meant };
  });

describe('typos', () => {
  it('are detected for letters left out, added, replaced or swapped, in both directions', () => {
    fc.assert(
      fc.property(typo, ({ typed, meant }) => {
        expect(isOneTypo(typed, meant)).toBe(typed !== meant);
        expect(isOneTypo(meant, typed)).toBe(typed !== meant);
      }),
    );
  });

  it('share a spelling with one letter less, by which an index finds them', () => {
    fc.assert(
      fc.property(typo, ({ typed, meant }) => {
        expect(withoutOneLetter(typed).some((spelling) => withoutOneLetter(meant).includes(spelling))).toBe(true);
      }),
    );
  });

  it('agree with the edit distance, with a swap counted once', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneTypo(one, other)).toBe(distance(one, other) === 1);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['headphnes', 'headphones'],
    ['notebok', 'notebook'],
    ['candel', 'candle'],
    ['mgb', 'mkb'],
  ])('lead from %s to %s', (typed, meant) => expect(isOneTypo(typed, meant)).toBe(true));
});

describe('typos that keep the ends of a word', () => {
  it.each([
    ['towl', 'towel', true],
    ['towwel', 'towel', true],
    ['tobel', 'towel', true],
    ['otwel', 'towel', true],
    ['towl', 'bowl', false],
    ['towek', 'towel', false],
  ])('%s for %s: %j', (typed, meant, expected) => expect(keepsEnds(typed, meant)).toBe(expected));
});

describe('typos in unfinished words', () => {
  it('are detected whatever follows', () => {
    fc.assert(
      fc.property(typo, word, ({ typed, meant }, rest) => {
        if (typed !== meant && typed.length < (meant + rest).length - 1)
          expect(isTypoOfBeginning(typed, meant + rest)).toBe(true);
      }),
    );
  });

  it.each([
    ['headphn', 'headphones'],
    ['hedphon', 'headphones'],
    ['keybao', 'keyboard'],
  ])('lead from %s to %s, which an index finds by a half of it', (typed, meant) => {
    expect(isTypoOfBeginning(typed, meant)).toBe(true);
    expect(sharesHalf(typed, meant)).toBe(true);
  });

  it.each([
    ['hadpone', 'headphones'],
    ['heap', 'hat'],
    ['lamp', 'headphones'],
  ])('do not lead from %s to %s', (typed, meant) => expect(isTypoOfBeginning(typed, meant)).toBe(false));
});

/** Optimal string alignment, as the textbooks have it. */
function distance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost];
      (table[row] ?? [])[column] = Math.min(...ways, isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  return at(one.length, other.length);
}

describe('a typo in a short word', () => {
  it('may be a missing letter inside it', () => {
    expect(isOmission('blck', 'black')).toBe(true);
    expect(isOmission('whte', 'white')).toBe(true);
    expect(isOmission('cove', 'cover')).toBe(false);
    expect(isOmission('late', 'plate')).toBe(false);
    expect(isOmission('blak', 'blank')).toBe(true);
  });

  it('may be two swapped neighbors', () => {
    expect(isNeighborSwap('bleu', 'blue')).toBe(true);
    expect(isNeighborSwap('eblu', 'blue')).toBe(false);
    expect(isNeighborSwap('blue', 'blue')).toBe(false);
  });
});

it('knows repeated letters', () => {
  expect(['mugg', 'muug', 'mmuugg'].map((typed) => isRepetition(typed, 'mug'))).toEqual([true, true, true]);
  expect(['mug', 'mung', 'mu'].map((typed) => isRepetition(typed, 'mug'))).toEqual([false, false, false]);
});
