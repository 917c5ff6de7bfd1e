import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { colors } from './colors.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { synonyms } from './synonyms.ts';

const groups = [...synonyms, ...qualities, ...colors];
const words = groups.flat();

describe('synonyms, qualities and colors', () => {
  it('have groups of two or more words, each with both languages', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(60);
    for (const group of groups) {
      expect(group.length, group.join()).toBeGreaterThanOrEqual(2);
      expect(
        group.some((word) => /\p{Script=Han}/u.test(word)),
        group.join(),
      ).toBe(true);
      expect(
        group.some((word) => /[a-z]/.test(word)),
        group.join(),
      ).toBe(true);
    }
  });

  it('are in one group only, trimmed and in lower case', () => {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    for (const word of words) expect(word).toBe(word.trim().toLowerCase());
  });

  it('contain all color names of the shop', () => {
    const names = products.flatMap(({ specifications }) =>
      specifications
        .filter(({ slug }) => slug === 'colour')
        .flatMap(({ values }) => values.filter(({ swatch }) => swatch).flatMap(({ name }) => Object.values(name))),
    );
    const missing = names.filter((name) => !words.includes(name.toLowerCase()));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('match products of the shop', () => {
    const texts = [...products, ...categories].map((item) => JSON.stringify(item).toLowerCase());
    for (const group of [...synonyms, ...qualities])
      expect(
        group.some((word) => texts.some((text) => text.includes(word))),
        group.join(),
      ).toBe(true);
  });
});
