import { describe, expect, it } from 'vitest';
import { products } from '../products/products.ts';
import { createRandom, pick, wholeNumber } from './random.ts';
import { reviewsOf } from './reviews.ts';

const everything = products.map((product) => ({ product, reviews: reviewsOf(product) }));
const all = everything.flatMap(({ reviews }) => reviews);

describe('reviewsOf', () => {
  it('is the same on every call', () => {
    expect(products.map(reviewsOf)).toEqual(everything.map(({ reviews }) => reviews));
  });

  it('gives 8–40 a product and at least 1,200 in all', () => {
    for (const { reviews } of everything) {
      expect(reviews.length).toBeGreaterThanOrEqual(8);
      expect(reviews.length).toBeLessThanOrEqual(40);
    }
    expect(all.length).toBeGreaterThanOrEqual(1200);
  });

  it('fits the product: its SKUs, after its publication, newest first, no words twice', () => {
    for (const { product, reviews } of everything) {
      for (const { skuValues, daysAgo } of reviews) {
        expect(product.skus.map(({ values }) => values)).toContainEqual(skuValues);
        expect(daysAgo).toBeGreaterThanOrEqual(0);
        expect(daysAgo).toBeLessThan(product.publishedDaysAgo);
      }
      expect(reviews.map(({ daysAgo }) => daysAgo)).toEqual(
        reviews.map(({ daysAgo }) => daysAgo).sort((a, b) => a - b),
      );
      expect(new Set(reviews.map(({ content }) => content['en-US'])).size).toBe(reviews.length);
    }
  });

  it('has a believable spread', () => {
    const share = (rating: number) => all.filter((review) => review.rating === rating).length / all.length;
    expect(share(5)).toBeGreaterThan(0.6);
    for (const rating of [1, 2, 3, 4]) expect(share(rating)).toBeGreaterThan(0);
    expect(all.some(({ reply }) => reply)).toBe(true);
    expect(all.some(({ pictures }) => pictures.length > 0)).toBe(true);
    expect(all.some(({ isAnonymous }) => isAnonymous)).toBe(true);
  });
});

describe('createRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const [first, again, other] = ['mug', 'mug', 'bowl'].map(createRandom);
    const numbers = [first, again, other].map((random) => Array.from({ length: 5 }, () => random?.()));
    expect(numbers[0]).toEqual(numbers[1]);
    expect(numbers[0]).not.toEqual(numbers[2]);
  });

  it('stays within the bounds asked for', () => {
    const random = createRandom('bounds');
    const drawn = Array.from({ length: 2000 }, () => wholeNumber(random, 3, 6));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]));
    expect(() => pick(random, [])).toThrow(RangeError);
  });
});
