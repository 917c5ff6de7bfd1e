import { products as catalogue } from '@mallard/catalogue';
import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growProduct } from './growProduct.ts';

const seeds = integer({ min: 0, max: 1_000_000 });
const indexes = integer({ min: 0, max: 5_000_000 });
const grown = tuple(seeds, indexes).map(([seed, index]) => growProduct(catalogue, seed, index));

describe('a generated product', () => {
  it('is the same for the same seed and index', () => {
    assert(
      property(seeds, indexes, (seed, index) => {
        expect(growProduct(catalogue, seed, index)).toEqual(growProduct(catalogue, seed, index));
      }),
    );
  });

  it('has unique SKUs of its own options, with whole prices and higher original prices', () => {
    assert(
      property(grown, ({ skus, specifications }) => {
        expect(skus.length).toBeGreaterThan(0);
        expect(new Set(skus.map(({ values }) => JSON.stringify(values))).size).toBe(skus.length);
        for (const { values, price, originalPrice, stock } of skus) {
          expect(Object.keys(values)).toEqual(specifications.map(({ slug }) => slug));
          for (const { slug, values: choices } of specifications)
            expect(choices.map((choice) => choice.slug)).toContain(values[slug]);
          expect(price % 100).toBe(0);
          expect(price).toBeGreaterThan(0);
          expect(originalPrice ?? price + 1).toBeGreaterThan(price);
          expect(stock).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('has a title within the contract’s limits, and collections that match its data', () => {
    assert(
      property(grown, ({ title, tags, deal, sales, publishedDaysAgo }) => {
        for (const text of Object.values(title)) expect(text.length).toBeLessThanOrEqual(200);
        expect(new Set(tags).size).toBe(tags.length);
        expect(tags.includes('deal')).toBe(deal !== null);
        expect(tags.includes('hot')).toBe(sales >= 5000);
        expect(tags.includes('new')).toBe(publishedDaysAgo < 30);
      }),
    );
  });

  it('differs from other products; the vocabulary grows with their number', () => {
    const titles = Array.from({ length: 5000 }, (_, index) => growProduct(catalogue, 1, index).title['en-US']);
    expect(new Set(titles).size).toBeGreaterThan(4900);
    const makersOf = (some: readonly string[]) => new Set(some.map((title) => title.split(' ')[0])).size;
    expect(makersOf(titles)).toBeGreaterThan(2 * makersOf(titles.slice(0, 500)));
  });
});
