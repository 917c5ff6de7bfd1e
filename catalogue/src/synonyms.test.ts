import { describe, expect, it } from 'vitest';
import { products } from './products/products.ts';
import { synonyms } from './synonyms.ts';

const words = synonyms.flat();

describe('synonyms', () => {
  it('are groups of two and more, each with words of both languages', () => {
    expect(synonyms.length).toBeGreaterThanOrEqual(60);
    for (const group of synonyms) {
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
    const shelf = products.map((product) => JSON.stringify(product).toLowerCase());
    for (const group of synonyms)
      expect(
        group.some((word) => shelf.some((text) => text.includes(word))),
        group.join(),
      ).toBe(true);
  });
});
