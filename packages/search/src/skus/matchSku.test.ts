import { describe, expect, it } from 'vitest';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import { firstOffer, matchSku, skusOfKeyword } from './matchSku.ts';
import { mayNameValue, type NamedValue, namedValues, type ValuesOfKeyword } from './namedValues.ts';

const none = { names: [], vague: [], qualities: [], near: [] };
const keywordTerm = (text: string, alternatives: Partial<KeywordTerm['alternatives']> = {}): KeywordTerm => ({
  script: /[a-z]/.test(text) ? 'latin' : 'han',
  text,
  spellings: [text],
  isWord: true,
  isColor: false,
  isOccasion: false,
  isLoose: false,
  alternatives: { ...none, ...alternatives },
});
const black = keywordTerm('black', { qualities: ['黑色', '黑'] });
const headphones = keywordTerm('headphones', { names: ['耳机'] });
const colorValues: NamedValue[] = [
  { specification: 'colour', value: 'ink', names: ['夜墨', 'Ink'], swatch: '#1F2925' },
  { specification: 'colour', value: 'sage', names: ['鼠尾草', 'Sage'], swatch: '#8FA693' },
  { specification: 'colour', value: 'green', names: ['瓶绿', 'Bottle green'], swatch: '#0E5546' },
];
const valuesOf = (...keywordTerms: readonly KeywordTerm[]) => [
  ...(namedValues(keywordTerms, colorValues).get('colour')?.values ?? []),
];

describe('values named by a keyword', () => {
  it('are those of its common color', () => expect(valuesOf(black, headphones)).toEqual(['ink']));
  it('are those with this name, before others of the color', () => {
    expect(valuesOf(keywordTerm('bottle green', { qualities: ['green', '绿色'] }))).toEqual(['green']);
    expect(valuesOf(keywordTerm('绿', { qualities: ['绿色', 'green'] }))).toEqual(['green']);
    expect(valuesOf(keywordTerm('green', { qualities: ['绿色', '绿'] }))).toEqual(['green']);
  });
  it('are essential for a color or their name, but not for a synonym', () => {
    const wrappings: NamedValue[] = [{ specification: 'wrapping', value: 'box', names: ['礼盒', 'Gift box'] }];
    const isEssential = (values: readonly NamedValue[], ...keywordTerms: readonly KeywordTerm[]) =>
      [...namedValues(keywordTerms, values).values()].map((found) => found.isEssential);
    const birthday = keywordTerm('生日', { qualities: ['生日'] });
    expect(isEssential(colorValues, { ...black, isColor: true }, headphones)).toEqual([true]);
    expect(isEssential(colorValues, keywordTerm('bottle green'))).toEqual([true]);
    expect(isEssential(wrappings, keywordTerm('礼盒'))).toEqual([true]);
    expect(isEssential(wrappings, birthday, keywordTerm('礼物', { qualities: ['送', '礼盒'] }))).toEqual([false]);
    expect(
      isEssential([{ ...wrappings[0], names: ['单杯'] } as NamedValue], keywordTerm('杯', { names: ['马克杯'] })),
    ).toEqual([false]);
  });
  it('are none if it names only a thing', () => {
    expect(valuesOf(headphones)).toEqual([]);
    expect(mayNameValue([headphones])).toBe(false);
    expect(mayNameValue([black])).toBe(true);
    expect(mayNameValue([black, headphones])).toBe(true);
    expect(mayNameValue([])).toBe(false);
  });
});

describe('the displayed SKU', () => {
  const sku = (colour: string, size: string, price: number, stock = 1) => ({ values: { colour, size }, price, stock });
  const named = (values: Record<string, string>, isEssential = true) =>
    new Map(Object.entries(values).map(([name, value]) => [name, { values: new Set([value]), isEssential }]));
  const wanted = { filter: {}, named: named({ colour: 'ink' }) };

  it('has the values, is in stock and the cheapest of those', () => {
    const [cheap, small, large] = [sku('sage', 's', 100), sku('ink', 's', 300), sku('ink', 'l', 200)];
    expect(matchSku([cheap, small, large], wanted)).toBe(large);
    expect(matchSku([cheap, small, { ...large, stock: 0 }], wanted)).toBe(small);
  });

  it('has as many of the values as are available together', () => {
    const both = { filter: {}, named: named({ colour: 'ink', size: 'l' }) };
    const [one, two] = [sku('ink', 's', 100), sku('ink', 'l', 900)];
    expect(matchSku([one, two], both)).toBe(two);
    expect(matchSku([one, sku('sage', 'm', 1)], both)).toBe(one);
  });

  it('has an essential value even if it is sold out', () => {
    const [ink, sage] = [sku('ink', 's', 100, 0), sku('sage', 's', 100)];
    expect(matchSku([ink, sage], wanted)).toBe(ink);
  });

  it('has another value only if it can be bought', () => {
    const boxed = { filter: {}, named: named({ size: 'box' }, false) };
    const [soldOut, box, cloth] = [sku('ink', 'box', 100, 0), sku('sage', 'box', 300), sku('ink', 'cloth', 200)];
    expect(matchSku([soldOut, cloth, box], boxed)).toBe(box);
    expect(matchSku([soldOut, cloth], boxed)).toBeUndefined();
    expect(matchSku([soldOut, { ...cloth, stock: 0 }], boxed)).toBe(soldOut);
    const both = { filter: {}, named: new Map([...named({ colour: 'ink' }), ...boxed.named]) };
    expect(matchSku([soldOut, box, cloth], both)).toBe(cloth);
    expect(matchSku([soldOut, cloth], { ...boxed, filter: { maxPrice: 500 } })).toBe(cloth);
  });

  it('is undefined if all match equally', () => {
    expect(matchSku([sku('ink', 's', 1), sku('ink', 'l', 2)], wanted)).toBeUndefined();
    expect(matchSku([sku('sage', 's', 1)], wanted)).toBeUndefined();
    expect(matchSku([], wanted)).toBeUndefined();
  });

  it('is the cheapest in stock without a filter, because the list is sorted by its price', () => {
    const [soldOut, small, large] = [sku('ink', 's', 100, 0), sku('ink', 'm', 200), sku('ink', 'l', 300)];
    const filter = { attributes: 'colour:ink' };
    expect(matchSku([large, small, soldOut], { filter, named: new Map() })).toBe(small);
    expect(matchSku([large, small], { filter, named: new Map() })).toBeUndefined();
    expect(matchSku([large, small, soldOut], { filter: {}, named: new Map() })).toBeUndefined();
    expect(firstOffer([soldOut, large, small], new Map())).toBe(small);
    expect(firstOffer([], new Map())).toBeUndefined();
  });

  it('decides the position in price order, even if no SKU has all named values', () => {
    const [ink, box] = [sku('ink', 's', 300), sku('sage', 'l', 500)];
    const two = named({ colour: 'ink', size: 'l' });
    for (const [skus, first] of [
      [[box, ink], ink],
      [[box, { ...ink, stock: 0 }], box],
    ] as const) {
      expect(firstOffer(skus, two)).toBe(first);
      expect(matchSku(skus, { filter: {}, named: two, priceOrder: 'sku' })).toBe(first);
    }
  });

  it('matches every part of a filter, whatever the keyword names', () => {
    const [small, large] = [sku('ink', 's', 100), sku('sage', 'l', 100)];
    const filter = { attributes: 'colour:ink,sage;size:l', maxPrice: 500, inStock: true };
    expect(matchSku([small, large], { ...wanted, filter })).toBe(large);
    expect(matchSku([small, { ...large, stock: 0 }], { ...wanted, filter })).toBeUndefined();
    expect(matchSku([small, { ...large, price: 501 }], { ...wanted, filter })).toBeUndefined();
  });
});

describe('SKUs of a keyword', () => {
  const skus = ['ink small', 'ink large', 'sage small'].map((name) => {
    const [colour = '', size = ''] = name.split(' ');
    return { name, values: { colour, size } };
  });
  const named = (values: Readonly<Record<string, string>>, isEssential = true): ValuesOfKeyword =>
    new Map(Object.entries(values).map(([group, value]) => [group, { values: new Set([value]), isEssential }]));
  const asked = (values: ValuesOfKeyword) => skusOfKeyword(skus, values).map(({ name }) => name);

  it('have all named values', () => {
    expect(asked(named({ colour: 'ink' }))).toEqual(['ink small', 'ink large']);
    expect(asked(named({ colour: 'ink', size: 'large' }))).toEqual(['ink large']);
  });
  it('have any of them if none has all', () =>
    expect(asked(named({ colour: 'sage', size: 'large' }))).toEqual(['ink large', 'sage small']));
  it('are all if none has any, or none is essential', () => {
    expect(asked(named({ colour: 'red' }))).toHaveLength(3);
    expect(asked(named({ colour: 'red', size: 'small' }))).toEqual(['ink small', 'sage small']);
    expect(asked(named({ colour: 'ink' }, false))).toHaveLength(3);
    expect(asked(new Map())).toHaveLength(3);
  });
});
