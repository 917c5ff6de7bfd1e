import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { synonyms } from './synonyms.ts';

const groups = [...synonyms, ...qualities, ...colours];
const words = groups.flat();

describe('synonyms, qualities and colours', () => {
  it('are groups of two and more, each with words of both languages', () => {
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

  it('stand in one group only, trimmed and in lower case', () => {
    expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
    for (const word of words) expect(word).toBe(word.trim().toLowerCase());
  });

  it('know the names of all colours of the shop', () => {
    const names = products.flatMap(({ specifications }) =>
      specifications
        .filter(({ slug }) => slug === 'colour')
        .flatMap(({ values }) => values.filter(({ swatch }) => swatch).flatMap(({ name }) => Object.values(name))),
    );
    const missing = names.filter((name) => !words.includes(name.toLowerCase()));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('lead to something that the shop sells', () => {
    const shelf = [...products, ...categories].map((one) => JSON.stringify(one).toLowerCase());
    for (const group of [...synonyms, ...qualities])
      expect(
        group.some((word) => shelf.some((text) => text.includes(word))),
        group.join(),
      ).toBe(true);
  });
});
