import { describe, expect, it } from 'vitest';
import { categories } from './categories.ts';
import { products } from './products/products.ts';
import { qualities } from './qualities.ts';
import { synonyms } from './synonyms.ts';

const groups = [...synonyms, ...qualities];
const words = groups.flat();
/** What is looked for whether it is in the shop now or not. */
const isColour = (group: readonly string[]) => group.some((word) => word.endsWith('色'));

describe('synonyms and qualities', () => {
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

  it('lead to something that the shop sells', () => {
    const shelf = [...products, ...categories].map((one) => JSON.stringify(one).toLowerCase());
    for (const group of groups.filter((one) => !isColour(one)))
      expect(
        group.some((word) => shelf.some((text) => text.includes(word))),
        group.join(),
      ).toBe(true);
  });
});
