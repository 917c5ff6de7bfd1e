import { describe, expect, it } from 'vitest';
import { compareOffers, matchSku, mayNameValue, type NamedValue, namedValues } from './matchSku.ts';
import type { Wish } from './parseKeyword.ts';

const none = { names: [], vague: [], qualities: [], near: [] };
const wish = (text: string, alternatives: Partial<Wish['alternatives']> = {}): Wish => ({
  script: /[a-z]/.test(text) ? 'latin' : 'han',
  text,
  spellings: [text],
  isWord: true,
  isColour: false,
  isLoose: false,
  alternatives: { ...none, ...alternatives },
});
const black = wish('black', { qualities: ['黑色', '黑'] });
const headphones = wish('headphones', { names: ['耳机'] });
const colours: NamedValue[] = [
  { specification: 'colour', value: 'ink', names: ['夜墨', 'Ink'], swatch: '#1F2925' },
  { specification: 'colour', value: 'sage', names: ['鼠尾草', 'Sage'], swatch: '#8FA693' },
  { specification: 'colour', value: 'green', names: ['瓶绿', 'Bottle green'], swatch: '#0E5546' },
];
const valuesOf = (...wishes: readonly Wish[]) => [...(namedValues(wishes, colours).get('colour') ?? [])];

describe('the values that a keyword names', () => {
  it('are those of its plain colour', () => expect(valuesOf(black, headphones)).toEqual(['ink']));
  it('are those that are called so, before others of the colour', () => {
    expect(valuesOf(wish('bottle green', { qualities: ['green', '绿色'] }))).toEqual(['green']);
    expect(valuesOf(wish('绿', { qualities: ['绿色', 'green'] }))).toEqual(['green']);
    expect(valuesOf(wish('green', { qualities: ['绿色', '绿'] }))).toEqual(['green']);
  });
  it('are none where it names nothing but a thing', () => {
    expect(valuesOf(headphones)).toEqual([]);
    expect(mayNameValue([headphones])).toBe(false);
    expect(mayNameValue([black])).toBe(true);
    expect(mayNameValue([black, headphones])).toBe(true);
    expect(mayNameValue([])).toBe(false);
  });
});

describe('the SKU that is shown', () => {
  const sku = (colour: string, size: string, price: number, stock = 1) => ({ values: { colour, size }, price, stock });
  const wanted = { filter: {}, named: new Map([['colour', new Set(['ink'])]]) };

  it('has the values, is in stock and the cheapest of those', () => {
    const [cheap, small, large] = [sku('sage', 's', 100), sku('ink', 's', 300), sku('ink', 'l', 200)];
    expect(matchSku([cheap, small, large], wanted)).toBe(large);
    expect(matchSku([cheap, small, { ...large, stock: 0 }], wanted)).toBe(small);
  });

  it('has as many of the values as can be had together', () => {
    const both = { filter: {}, named: new Map([...wanted.named, ['size', new Set(['l'])]]) };
    const [one, two] = [sku('ink', 's', 100), sku('ink', 'l', 900)];
    expect(matchSku([one, two], both)).toBe(two);
    expect(matchSku([one, sku('sage', 'm', 1)], both)).toBe(one);
  });

  it('is none in particular where all fit equally well', () => {
    expect(matchSku([sku('ink', 's', 1), sku('ink', 'l', 2)], wanted)).toBeUndefined();
    expect(matchSku([sku('sage', 's', 1)], wanted)).toBeUndefined();
    expect(matchSku([], wanted)).toBeUndefined();
  });

  it('is the cheapest in stock where the filter leaves all, because the list is sorted by its price', () => {
    const [soldOut, small, large] = [sku('ink', 's', 100, 0), sku('ink', 'm', 200), sku('ink', 'l', 300)];
    const filter = { attributes: 'colour:ink' };
    expect(matchSku([large, small, soldOut], { filter, named: new Map() })).toBe(small);
    expect(matchSku([large, small], { filter, named: new Map() })).toBeUndefined();
    expect(matchSku([large, small, soldOut], { filter: {}, named: new Map() })).toBeUndefined();
    expect([soldOut, large, small].toSorted(compareOffers)).toEqual([small, large, soldOut]);
  });

  it('meets every part of a filter, whatever the keyword names', () => {
    const [small, large] = [sku('ink', 's', 100), sku('sage', 'l', 100)];
    const filter = { attributes: 'colour:ink,sage;size:l', maxPrice: 500, inStock: true };
    expect(matchSku([small, large], { ...wanted, filter })).toBe(large);
    expect(matchSku([small, { ...large, stock: 0 }], { ...wanted, filter })).toBeUndefined();
    expect(matchSku([small, { ...large, price: 501 }], { ...wanted, filter })).toBeUndefined();
  });
});
