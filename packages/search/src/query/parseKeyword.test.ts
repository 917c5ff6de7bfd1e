import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { parseKeyword, type RunKnowledge, runsOfKeyword } from './parseKeyword.ts';

const readings: Record<string, string> = { 马克杯: 'ma ke bei', 盘子: 'pan zi', 盘: 'pan', 煎锅: 'jian guo' };
const synonyms = createLexicon({
  synonyms: [
    ['马克杯', 'mug', 'coffee cup'],
    ['盘子', '盘', 'plate'],
    ['煎锅', 'pan', 'frying pan', 'cast iron skillet pan'],
    ['笔筒', 'pen holder', 'pen mug'],
  ],
  qualities: [
    ['黑色', '黑', 'black'],
    ['礼物', 'gift'],
  ],
  readingsOf: (run) => readings[run]?.split(' ') ?? Array.from(run),
});
const words = new Set(['蓝牙', '耳机', '音箱', '茶', '杯', '壶', '马克杯', '黑色', 'notebook', 'chahu']);
const parts = new Set(['头戴', '戴式', '头戴式', '头', '戴', '式', '牙', '耳', '机']);
const knows: RunKnowledge = (run) => (words.has(run) ? 'word' : parts.has(run) ? 'part' : undefined);
const keywordTerms = (keyword: string) => parseKeyword(keyword, synonyms, knows).map(({ text }) => text);

describe('a keyword', () => {
  it.each([
    ['blue mug', ['blue', 'mug']],
    ['mug  MUG', ['mug']],
    ['蓝牙 speaker', ['蓝牙', 'speaker']],
    ['蓝牙耳机', ['蓝牙', '耳机']],
    ['马克杯', ['马克杯']],
    ['头戴耳机', ['头戴', '耳机']],
    ['a cup for the tea', ['cup', 'tea']],
    ['the', []],
    ['a and the', []],
    ['一个 的', []],
    ['Coffee cups', ['coffee cups']],
    ['note books', ['note', 'books']],
    ['note book', ['notebook']],
    ['cha hu', ['chahu']],
    ['耳 机', ['耳机']],
    ['马 克 杯', ['马克杯']],
    ['黑色 耳机', ['黑色', '耳机']],
    ['茶，壶', ['茶', '壶']],
    ['黑色耳机', ['黑色', '耳机']],
    ['圣诞盘子', ['圣诞', '盘子']],
    ['圣诞礼物', ['圣诞', '礼物']],
    ['%', []],
  ])('%s asks for %j', (keyword, expected) => expect(keywordTerms(keyword)).toEqual(expected));

  it('asks for a word that the shop does not have instead of for its characters', () => {
    expect(keywordTerms('手机')).toEqual(['手机']);
  });

  it('has a maximum number of words', () => {
    expect(keywordTerms('a1 b2 c3 d4 e5 f6 g7 h8 i9 j10')).toHaveLength(8);
  });

  it('loses no character of a run, however it is split', () => {
    const run = fc
      .array(fc.constantFrom(...'蓝牙耳机音箱茶杯壶头戴式手'), { minLength: 1, maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(run, (text) => {
        const found = keywordTerms(text);
        expect([...text].every((character) => found.some((keywordTerm) => keywordTerm.includes(character)))).toBe(true);
        expect(found.every((keywordTerm) => text.includes(keywordTerm))).toBe(true);
        for (const keywordTerm of found)
          if (keywordTerm.length <= 4) expect(runsOfKeyword(text)).toContain(keywordTerm);
      }),
    );
  });
});

describe('a loose character', () => {
  const loose = (keyword: string) =>
    parseKeyword(keyword, synonyms, knows)
      .filter(({ isLoose }) => isLoose)
      .map(({ text }) => text);

  it('is one that a run was split into, and not one that was typed alone', () => {
    expect(loose('头戴壶')).toEqual(['壶']);
    expect(loose('头戴 壶')).toEqual([]);
    expect(loose('蓝牙音箱')).toEqual([]);
  });
});

describe('synonyms', () => {
  const alternatives = (keyword: string) =>
    parseKeyword(keyword, synonyms, knows).map((keywordTerm) => keywordTerm.alternatives);
  const names = (keyword: string) => alternatives(keyword).map((keywordTerm) => keywordTerm.names);

  it('work in every direction, singular or plural, word or phrase, with spaces and without', () => {
    expect(names('plates')).toEqual([['盘子', '盘']]);
    expect(names('盘')).toEqual([['盘子', 'plate']]);
    expect(names('coffee cup')).toEqual([['马克杯']]);
    expect(names('coffeecup')).toEqual([['马克杯', 'coffee cup']]);
  });

  it('are found by pinyin, unless a word is spelled like it', () => {
    expect(names('makebei')).toEqual([['马克杯', 'coffee cup']]);
    expect(names('pan')).toEqual([['煎锅', 'frying pan']]);
    expect(names('panzi')).toEqual([['盘子', '盘', 'plate']]);
  });

  it('leave out phrases that are longer than what is indexed', () => {
    expect(names('pan').flat()).not.toContain('cast iron skillet pan');
  });

  it('are vague if longer words with another meaning end with them', () => {
    expect(alternatives('coffee cup')).toEqual([{ names: ['马克杯'], vague: ['mug'], qualities: [], near: [] }]);
  });

  it('are searched in all texts if they describe things', () => {
    expect(alternatives('black')).toEqual([{ names: ['黑色', '黑'], vague: [], qualities: ['黑色', '黑'], near: [] }]);
  });
});
