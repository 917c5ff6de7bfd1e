import { describe, expect, it } from 'vitest';
import { localized } from '../localized.ts';
import { products } from '../products/products.ts';
import { banksOf, byProduct } from './banks.ts';
import { createDeck } from './deck.ts';
import { generalRemarks, notedReplies } from './phrases/general.ts';
import { createRandom, pick, wholeNumber } from './random.ts';
import { reviewsOf } from './reviews.ts';

const everything = products.map((product) => ({ product, reviews: reviewsOf(product) }));
const all = everything.flatMap(({ reviews }) => reviews);

describe('reviewsOf', () => {
  it('is the same on every call', () => {
    expect(products.map(reviewsOf)).toEqual(everything.map(({ reviews }) => reviews));
  });

  it('creates 8–28 per product and at least 1,500 in total', () => {
    for (const { reviews } of everything) {
      expect(reviews.length).toBeGreaterThanOrEqual(8);
      expect(reviews.length).toBeLessThanOrEqual(28);
    }
    expect(all.length).toBeGreaterThanOrEqual(1500);
  });

  it('fits the product: existing SKUs, after its publication, newest first, without duplicate texts', () => {
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

  it('has a realistic distribution of ratings', () => {
    const share = (rating: number) => all.filter((review) => review.rating === rating).length / all.length;
    expect(share(5)).toBeGreaterThan(0.6);
    for (const rating of [1, 2, 3, 4]) expect(share(rating)).toBeGreaterThan(0);
    expect(all.some(({ reply }) => reply)).toBe(true);
    expect(all.some(({ pictures }) => pictures.length > 0)).toBe(true);
    expect(all.some(({ isAnonymous }) => isAnonymous)).toBe(true);
  });

  it('includes a photograph and a reply for every product', () => {
    for (const { product, reviews } of everything) {
      expect(reviews.filter(({ pictures }) => pictures.length > 0).length, product.slug).toBeGreaterThan(0);
      expect(reviews.filter(({ reply }) => reply).length, product.slug).toBeGreaterThan(0);
    }
  });

  it('shows the bought SKU, in another view than the cover if there is one', () => {
    for (const { product, reviews } of everything) {
      const [cover, ...otherPictures] = product.pictures.map(({ url }) => url);
      const choices = product.specifications.flatMap(({ slug, values }) =>
        values.flatMap((value) => (value.picture ? [{ slug, value: value.slug, url: value.picture.url }] : [])),
      );
      const hasViews = otherPictures.some((url) => choices.every((choice) => choice.url !== url));
      for (const { pictures, skuValues } of reviews)
        for (const { url } of pictures) {
          const choice = choices.find((item) => item.url === url);
          if (choice) expect(skuValues[choice.slug], url).toBe(choice.value);
          if (hasViews) expect(url).not.toBe(cover);
        }
    }
  });

  it('shows a leather strap only in reviews of the leather strap', () => {
    const watch = everything.find(({ product }) => product.slug === 'drake-field-watch')?.reviews ?? [];
    const photographed = watch.filter(({ pictures }) => pictures.length > 0);
    expect(watch.some(({ skuValues }) => skuValues.strap === 'canvas')).toBe(true);
    expect(new Set(photographed.map(({ skuValues }) => skuValues.strap))).toEqual(new Set(['chestnut']));
  });

  it('has different averages between 3.9 and 4.9 stars', () => {
    const averages = everything.map(
      ({ reviews }) => reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length,
    );
    for (const [index, average] of averages.entries()) {
      expect(average, everything[index]?.product.slug).toBeGreaterThanOrEqual(3.9);
      expect(average, everything[index]?.product.slug).toBeLessThanOrEqual(4.9);
    }
    expect(new Set(averages.map((average) => average.toFixed(1))).size).toBeGreaterThanOrEqual(5);
  });

  it('has phrases of its own for every product', () => {
    expect(Object.keys(byProduct).sort()).toEqual(products.map(({ slug }) => slug).sort());
    for (const { product, reviews } of everything) {
      const own = (byProduct[product.slug]?.praise ?? []).map((words) => localized(words)['en-US']);
      expect(reviews.some(({ content }) => own.some((sentence) => content['en-US'].includes(sentence)))).toBe(true);
    }
  });

  it('replies to a suggestion only if there is one', () => {
    const noted = new Set(notedReplies.map((words) => localized(words)['en-US']));
    const answered = everything.flatMap(({ product, reviews }) => {
      const { own, shared } = banksOf(product);
      const wishes = [...own.reservations, ...shared.reservations].map((words) => localized(words)['en-US']);
      return reviews
        .filter(({ reply }) => reply && noted.has(reply['en-US']))
        .map(({ content }) => ({ content, wishes }));
    });
    expect(answered.length).toBeGreaterThan(0);
    for (const { content, wishes } of answered)
      expect(
        wishes.some((wish) => content['en-US'].endsWith(wish)),
        content['en-US'],
      ).toBe(true);
  });

  it('repeats each general remark in less than one of forty reviews, and rarely alone', () => {
    const remarks = generalRemarks.map((words) => localized(words)['en-US']);
    for (const remark of remarks) {
      const count = all.filter(({ content }) => content['en-US'].endsWith(remark)).length;
      expect(count / all.length, remark).toBeLessThan(1 / 40);
    }
    const alone = all.filter(({ content }) => remarks.includes(content['en-US']));
    expect(alone.length / all.length).toBeLessThan(1 / 25);
  });

  it('mentions no feature that only some SKUs have', () => {
    const only: Readonly<Record<string, RegExp>> = {
      'lakeside-bowl': /叠|两层|stack/i,
      'fern-hand-wash': /泵|瓶|补充|pump|bottle|refill/i,
      'night-cream': /罐|替换|补充|\bjar|refill/i,
      'reed-diffuser': /瓶|补充|bottle|\bbase\b|refill/i,
      'desk-calendar': /夹|木板|clip|board/i,
    };
    for (const { product, reviews } of everything)
      for (const { content } of reviews)
        for (const text of Object.values(content)) expect(text, product.slug).not.toMatch(only[product.slug] ?? /$^/);
  });

  it('uses different nicknames for one product', () => {
    for (const { reviews } of everything)
      expect(new Set(reviews.map(({ nickname }) => nickname)).size).toBe(reviews.length);
  });
});

describe('createRandom', () => {
  it('returns the same numbers for the same seed, and different ones for another seed', () => {
    const [first, again, other] = ['mug', 'mug', 'bowl'].map(createRandom);
    const numbers = [first, again, other].map((random) => Array.from({ length: 5 }, () => random?.()));
    expect(numbers[0]).toEqual(numbers[1]);
    expect(numbers[0]).not.toEqual(numbers[2]);
  });

  it('stays within the bounds', () => {
    const random = createRandom('bounds');
    const drawn = Array.from({ length: 2000 }, () => wholeNumber(random, 3, 6));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]));
    expect(() => pick(random, [])).toThrow(RangeError);
  });
});

describe('createDeck', () => {
  it('returns every item once before it repeats one', () => {
    const deal = createDeck(createRandom('deck'), [1, 2, 3, 4]);
    for (let round = 0; round < 3; round += 1)
      expect([deal(), deal(), deal(), deal()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(() => createDeck(createRandom('deck'), [])).toThrow(RangeError);
  });
});
