import { describe, expect, it } from 'vitest';
import { carousels } from '../carousels.ts';
import { categories } from '../categories.ts';
import { products } from '../products/products.ts';
import { reviewsOf } from '../reviews/reviews.ts';
import { photographs } from './manifest.ts';
import { findPhotograph } from './photographUrl.ts';

const shown = [
  ...products.flatMap(({ pictures, specifications, description }) => [
    ...pictures,
    ...specifications.flatMap(({ values }) => values.flatMap((value) => value.picture ?? [])),
    ...description.flatMap((block) => (block.kind === 'image' ? [block.picture] : [])),
  ]),
  ...products.flatMap(reviewsOf).flatMap(({ pictures }) => pictures),
  ...categories.map(({ picture }) => picture),
  ...carousels.flatMap(({ wide, tall }) => [wide, tall]),
];

describe('pictures of the shop', () => {
  it('are described in both languages', () => {
    for (const { url, alt } of shown) {
      expect(alt['zh-CN'], url).toMatch(/\p{Script=Han}/u);
      expect(alt['en-US'], url).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('refer only to existing files', () => {
    for (const { url, sources } of shown)
      for (const address of [url, ...sources.map((source) => source.url)])
        expect(findPhotograph(address)?.isCurrent, address).toBe(true);
  });

  it('include every photograph', () => {
    const seen = new Set(shown.map(({ url }) => url.replace(/^\/media\/pictures\/(.*)-\d+\.\w+\.\w+$/, '$1')));
    expect([...photographs.keys()].filter((name) => !seen.has(name))).toEqual([]);
  });

  it.each(products)('$slug has a gallery with all colors and without duplicates', ({ pictures, specifications }) => {
    const urls = pictures.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const ofChoices = specifications.flatMap(({ values }) => values.flatMap((value) => value.picture?.url ?? []));
    expect(ofChoices.filter((url) => !urls.includes(url))).toEqual([]);
  });
});
