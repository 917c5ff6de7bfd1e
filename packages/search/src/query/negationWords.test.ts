import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon/lexicon.ts';
import { excludeUnwanted, readNegation } from './negationWords.ts';
import { withPriceWords } from './withPriceWords.ts';

describe('exclusions of a keyword', () => {
  it.each([
    ['headphones not black', 'headphones', 'black'],
    ['headphones without noise cancelling', 'headphones', 'noise cancelling'],
    ['headphones, not the black ones', 'headphones,', 'black ones'],
    ['not black headphones', '', 'black headphones'],
    ['non-black mug', '', 'black mug'],
    ['不要黑色的耳机', '耳机', '黑色'],
    ['不要黑色耳机', '', '黑色耳机'],
    ['耳机不要黑色', '耳机', '黑色'],
    ['除了黑色以外的耳机', '耳机', '黑色'],
    ['除黑色之外的耳机', '耳机', '黑色'],
    ['非黑色耳机', '', '黑色耳机'],
  ])('are found in %s', (typed, keyword, unwanted) => expect(readNegation(typed)).toMatchObject({ keyword, unwanted }));

  it.each([
    'mug',
    'non-stick pan',
    'notebook',
    'no 5',
    'nothing',
    'wireless mouse',
    '“headphones not black”',
    '不锈钢',
    '除湿机',
    '非洲',
    '无线耳机',
  ])('are not found in %s', (typed) => expect(readNegation(typed)).toBeUndefined());
});

describe('a query without exclusions', () => {
  const lexicon = createLexicon({
    synonyms: [['headphones', '耳机']],
    qualities: [['walnut', '胡桃木']],
    colors: [
      ['black', '黑色'],
      ['white', '白色'],
    ],
    readingsOf: (run) => [...run],
  });
  const colour = (value: string, swatch: string, ...names: string[]) => ({
    specification: 'colour',
    value,
    swatch,
    names,
  });
  const values = [
    colour('ink', '#1F2925', 'Ink', '夜墨'),
    colour('snow', '#FFFFFF', 'Snow'),
    colour('walnut', '#A9683F', 'Walnut'),
    { specification: 'lid', value: 'none', names: ['No lid'] },
  ];
  const read = (keyword: string) => {
    const { query, unread } = excludeUnwanted(withPriceWords({ keyword }), lexicon, values);
    return { ...query, unread };
  };

  it.each([
    ['headphones not black', 'headphones', 'colour:ink'],
    ['not black headphones', 'headphones', 'colour:ink'],
    ['不要黑色耳机', '耳机', 'colour:ink'],
    ['耳机不要黑色和白色', '耳机', 'colour:ink;colour:snow'],
    ['headphones not snow', 'headphones', 'colour:snow'],
  ])('excludes colors: %s', (typed, keyword, excluded) =>
    expect(read(typed)).toEqual({ keyword, excluded, unread: [] }),
  );

  it('has no keyword if nothing else was typed', () =>
    expect(read('not black')).toEqual({ excluded: 'colour:ink', unread: [] }));

  it('ignores other words, and reports them', () => {
    expect(read('headphones without cable')).toEqual({ keyword: 'headphones', unread: ['without cable'] });
    expect(read('headphones not walnut')).toEqual({ keyword: 'headphones', unread: ['not walnut'] });
  });

  it('keeps a keyword that would be empty, and the names of options', () => {
    expect(read('no logo bag')).toEqual({ keyword: 'no logo bag', unread: [] });
    expect(read('pan no lid')).toEqual({ keyword: 'pan no lid', unread: [] });
  });
});
