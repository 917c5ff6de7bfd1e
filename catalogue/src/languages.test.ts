import { describe, expect, it } from 'vitest';
import { carousels } from './carousels.ts';
import { categories } from './categories.ts';
import { coupons } from './coupons.ts';
import { notifications } from './notifications.ts';
import { products } from './products/products.ts';
import { reviewsOf } from './reviews/reviews.ts';
import type { Localized } from './types.ts';

const chinese = /\p{Script=Han}/u;
const halfWidth = /[,;:!?](?=[\p{Script=Han} ])|(?<=\p{Script=Han})[,;:!?.]/u;

/** Returns all `Localized` values in a value. */
function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh-CN' in value) return [value as Localized];
  return Object.values(value).flatMap(textsIn);
}

describe('texts', () => {
  const named = {
    carousels,
    categories,
    coupons,
    notifications,
    products,
    reviews: products.map(reviewsOf),
  };

  it.each(Object.entries(named))('of %s exist in both languages', (_name, data) => {
    const texts = textsIn(data);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text['zh-CN'].trim(), text['en-US']).toBe(text['zh-CN']);
      expect(text['zh-CN']).not.toBe('');
      expect(text['en-US']).not.toBe('');
      expect(text['en-US']).not.toMatch(chinese);
      // Only numbers and units are the same in both languages.
      if (text['zh-CN'] === text['en-US']) expect(text['zh-CN']).toMatch(/\d|^(EF|F|M)$/);
      else expect(text['zh-CN']).toMatch(/\p{Script=Han}|\d/u);
    }
  });

  it('in Chinese use full-width punctuation', () => {
    for (const text of textsIn(named)) expect(text['zh-CN']).not.toMatch(halfWidth);
  });

  it('in Chinese have a space between characters and Latin letters or digits, and use full-width brackets', () => {
    for (const text of textsIn(named)) {
      expect(text['zh-CN']).not.toMatch(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
      expect(text['zh-CN']).not.toMatch(/(?<=\p{Script=Han})[()]|[()](?=\p{Script=Han})/u);
      expect(text['zh-CN']).not.toMatch(/ {2}|[，。；：、！？] | [，。；：、！？]/u);
    }
  });

  it('use typographic quotes, and no full-width punctuation in English', () => {
    for (const text of textsIn(named)) {
      for (const words of Object.values(text)) expect(words).not.toMatch(/["'`]/);
      expect(text['en-US']).not.toMatch(/[，。；：、！？（）“”]\p{Script=Han}|[，。；：、！？（）]/u);
      expect(text['en-US']).not.toMatch(/ {2}| [,.;:!?]/);
    }
  });

  it('in English use US spelling', () => {
    const british =
      /\b(colours?|coloured|grey|centi?metres?|metres?|litres?|aluminium|cancelling|favourites?|odour|mould|travell\w+|ageing|cosy|tyre|jewellery|harbour|enamelled|neighbours?)\b/i;
    for (const text of textsIn(named)) expect(text['en-US']).not.toMatch(british);
  });

  it('have Chinese titles and subtitles', () => {
    for (const { title, subtitle } of products) {
      expect(title['zh-CN']).toMatch(chinese);
      expect(subtitle['zh-CN']).toMatch(chinese);
    }
  });
});
