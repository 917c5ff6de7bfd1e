import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseKeyword, type RunKnowledge, runsOfKeyword } from './parseKeyword.ts';
import { indexSynonyms } from './synonymIndex.ts';

const synonyms = indexSynonyms([
  ['马克杯', 'mug', 'coffee cup'],
  ['盘子', '盘', 'plate'],
  ['煎锅', 'pan', 'frying pan', 'cast iron skillet pan'],
]);
const words = new Set(['蓝牙', '耳机', '音箱', '茶', '杯', '壶', '马克杯']);
const parts = new Set(['头戴', '戴式', '头戴式', '头', '戴', '式', '牙', '耳', '机']);
const knows: RunKnowledge = (run) => (words.has(run) ? 'word' : parts.has(run) ? 'part' : undefined);
const wishes = (keyword: string) => parseKeyword(keyword, synonyms, knows).map(({ text }) => text);

describe('a keyword', () => {
  it.each([
    ['blue mug', ['blue', 'mug']],
    ['mug  MUG', ['mug']],
    ['蓝牙 speaker', ['蓝牙', 'speaker']],
    ['蓝牙耳机', ['蓝牙', '耳机']],
    ['马克杯', ['马克杯']],
    ['头戴耳机', ['头戴', '耳机']],
    ['a cup for the tea', ['cup', 'tea']],
    ['the', ['the']],
    ['Coffee cups', ['coffee cups']],
    ['%', []],
  ])('%s asks for %j', (keyword, expected) => expect(wishes(keyword)).toEqual(expected));

  it('asks for a word that the shop does not have rather than for its characters', () => {
    expect(wishes('手机')).toEqual(['手机']);
  });

  it('asks for so many words at most', () => {
    expect(wishes('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toHaveLength(8);
  });

  it('loses no character of a run, however it is taken apart', () => {
    const run = fc
      .array(fc.constantFrom(...'蓝牙耳机音箱茶杯壶头戴式手'), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(run, (text) => {
        const found = wishes(text);
        expect([...text].every((character) => found.some((wish) => wish.includes(character)))).toBe(true);
        expect(found.every((wish) => text.includes(wish))).toBe(true);
        for (const wish of found) if (wish.length <= 4) expect(runsOfKeyword(text)).toContain(wish);
      }),
    );
  });
});

describe('synonyms', () => {
  const alternatives = (keyword: string) => parseKeyword(keyword, synonyms, knows).map((wish) => wish.alternatives);

  it('work in every direction, singular or plural, word or phrase', () => {
    expect(alternatives('mugs')).toEqual([['马克杯', 'coffee cup']]);
    expect(alternatives('马克杯')).toEqual([['mug', 'coffee cup']]);
    expect(alternatives('coffee cup')).toEqual([['马克杯', 'mug']]);
  });

  it('are known by pinyin, unless something is written so', () => {
    expect(alternatives('makebei')).toEqual([['马克杯', 'mug', 'coffee cup']]);
    expect(alternatives('pan')).toEqual([['煎锅', 'frying pan']]);
    expect(alternatives('panzi')).toEqual([['盘子', '盘', 'plate']]);
  });

  it('leave out phrases that are longer than what is indexed', () => {
    expect(alternatives('pan').flat()).not.toContain('cast iron skillet pan');
  });
});
