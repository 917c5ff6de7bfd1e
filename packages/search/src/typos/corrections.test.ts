import { describe, expect, it } from 'vitest';
import type { Candidate } from '../matching/candidates.ts';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import {
  correctJoined,
  correctKeyword,
  correctRun,
  correctWord,
  isBetterFound,
  joinedSuspects,
  suspectsOf,
} from './corrections.ts';

const candidate = (form: string, more: Partial<Candidate> = {}): Candidate => ({
  termId: 1,
  term: form,
  form,
  kind: 'latin',
  isWord: true,
  role: 'name',
  products: 1,
  match: 'typo',
  ...more,
});
type Typed = Pick<KeywordTerm, 'script' | 'text' | 'alternatives'>;
const alternatives = { names: [], vague: [], qualities: [], near: [] };
const latin = (text: string): Typed => ({ script: 'latin', text, alternatives });
const han = (text: string): Typed => ({ script: 'han', text, alternatives });
const noWords = { closestWord: () => undefined, isKnownWord: () => false };

describe('a misspelt word', () => {
  const meant = (text: string, candidates: readonly Candidate[]) =>
    correctWord(latin(text), candidates, noWords)?.meant;

  it('is corrected to the closest spelling, and of several to the one of most products', () => {
    expect(meant('towl', [candidate('bowl', { products: 9 }), candidate('towel')])).toBe('towel');
    expect(meant('lmap', [candidate('limap'), candidate('lamp', { products: 9 })])).toBe('lamp');
  });

  it('is not corrected if it is an everyday word, or if the typo is unlikely', () => {
    expect(meant('bear', [candidate('tear')])).toBeUndefined();
    expect(meant('zear', [candidate('tear')])).toBeUndefined();
    expect(meant('kamp', [candidate('lamp')])).toBeUndefined();
    const known = { ...noWords, isKnownWord: () => true };
    expect(correctWord(latin('kamp'), [candidate('lamp')], known)?.meant).toBe('lamp');
  });

  it('in pinyin is corrected to its characters', () => {
    expect(meant('maekbei', [candidate('makebei', { term: '马克杯', kind: 'pinyin' })])).toBe('马克杯');
  });

  it('is not corrected if the shop declares that it does not sell the thing', () => {
    const unsold = { ...latin('tuoxie'), alternatives: { ...alternatives, isUnsold: true } };
    expect(correctWord(unsold, [candidate('tuoxia')], noWords)).toBeUndefined();
  });

  it('may be a word of the lexicon, if no name is close', () => {
    expect(correctWord(latin('cermaic'), [], { closestWord: () => 'ceramic', isKnownWord: () => false })?.meant).toBe(
      'ceramic',
    );
    expect(correctWord(latin('waht'), [], noWords)).toBeUndefined();
  });
});

describe('misspelt Chinese', () => {
  const readings = new Map(
    Array.from('马可克杯礼历日生', (one, index) => [one, ['ma', 'ke', 'ke', 'bei', 'li', 'li', 'ri', 'sheng'][index]]),
  );
  const lexicon = { readingsOf: (run: string) => Array.from(run, (one) => readings.get(one) ?? one) };
  const suspects = (keyword: string, failed: string) => suspectsOf(keyword, [han(failed)], lexicon, () => undefined);
  const spelling = { form: 'makebei', term: '马克杯', kind: 'pinyin' as const, products: 1 };

  it('is corrected to a homophone', () => {
    expect(correctRun(suspects('马可杯', '马可'), [spelling])).toEqual({ typed: '马可杯', meant: '马克杯' });
  });

  it('is corrected only around a word without matches, and as a whole word', () => {
    expect(suspects('蓝色马可杯', '蓝色').map(({ text }) => text)).not.toContain('马可杯');
    expect(suspects('生日礼物', '生日').map(({ text }) => text)).not.toContain('日礼');
    expect(suspectsOf('headfones', [latin('headfones')], lexicon, () => undefined)).toEqual([]);
  });

  it('is not corrected to a word of another length', () => {
    expect(correctRun(suspects('马可杯', '马可'), [{ ...spelling, term: '马克' }])).toBeUndefined();
  });
});

describe('two words that may be one misspelt word', () => {
  const typed = (keyword: string, ...failed: string[]) =>
    joinedSuspects(keyword, failed.map(latin)).map((suspect) => suspect.typed);
  const known = { isKnownWord: () => true };

  it('are adjacent words of letters, one of them without matches', () => {
    expect(typed('a tee pot', 'tee')).toEqual(['tee pot']);
    expect(typed('head fones', 'fones')).toEqual(['head fones']);
    expect(typed('tea pot')).toEqual([]);
    expect(typed('tee, pot', 'tee')).toEqual([]);
    expect(typed('a b', 'a')).toEqual([]);
    expect(typed('2 teee', 'teee')).toEqual([]);
  });

  it('are corrected to a name with one typo, but not to the beginning of one', () => {
    const [suspect] = joinedSuspects('tee pot', [latin('tee')]);
    if (!suspect) throw new Error('No suspect');
    expect(correctJoined(suspect, [candidate('teapot')], known)).toEqual({ typed: 'tee pot', meant: 'teapot' });
    expect(correctJoined(suspect, [candidate('teapotstand', { match: 'unfinished' })], known)).toBeUndefined();
    expect(correctJoined(suspect, [], known)).toBeUndefined();
  });
});

it('a corrected keyword has whole words replaced', () => {
  const tea = [{ typed: 'tee', meant: 'tea' }];
  expect(correctKeyword('steel tee', tea)).toBe('steel tea');
  expect(correctKeyword('Tee-pot 蓝色tee', [...tea, ...tea])).toBe('tea-pot 蓝色tea');
  expect(correctKeyword('steel  tee  pot', [{ typed: 'tee pot', meant: 'teapot' }, ...tea])).toBe('steel  teapot');
  expect(correctKeyword('蓝色马可杯', [{ typed: '马可杯', meant: '马克杯' }])).toBe('蓝色马克杯');
});

it('a corrected keyword keeps its other words', () => {
  expect(correctKeyword('Brass LMAP', [{ typed: 'lmap', meant: 'lamp' }])).toBe('brass lamp');
});

it('shows a corrected keyword only if its results match all words with matches', () => {
  const found = (...unmatched: string[]) => ({ isRelaxed: unmatched.length > 0, unmatched, keywordTerms: [] });
  const better = (words: ReturnType<typeof found>, unknown: string[]) =>
    isBetterFound(words, { keyword: '', unknown }, { isColor: (term) => term === 'white' });
  expect(better(found(), [])).toBe(true);
  expect(better(found('unicorn'), ['unicorn', 'lmap'])).toBe(true);
  expect(better(found('teddy'), ['beer'])).toBe(false);
  expect(better(found('white'), ['whte'])).toBe(true);
  expect(better({ ...found(), isRelaxed: true }, [])).toBe(false);
});

it('shows a corrected product although one other word is left out', () => {
  const teapot = { text: 'teapot', alternatives: { ...alternatives, names: ['茶壶'] } };
  const steel = { text: 'steel', alternatives };
  const better = (keyword: string, unmatched: string[], keywordTerms = [steel, teapot]) =>
    isBetterFound(
      { isRelaxed: true, unmatched, keywordTerms },
      { keyword, unknown: ['tee'] },
      { isColor: () => false },
    );
  expect(better('steel tee pot', ['steel'])).toBe(true);
  expect(better('steel tee pot', ['steel', 'large'])).toBe(false);
  expect(better('steel tee pot', ['teapot'])).toBe(false);
  expect(better('steel teapot', ['steel'])).toBe(false);
  expect(better('steel tee pot', ['steel'], [steel, { ...teapot, alternatives }])).toBe(false);
});
