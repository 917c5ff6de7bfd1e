import { describe, expect, it } from 'vitest';
import { categories } from '../categories.ts';
import { categoryPath } from '../categoryTree.ts';
import type { CatalogueProduct } from '../types.ts';
import { products } from './products.ts';

describe('products', () => {
  it('are a hundred, at least ten per top-level category, with every leaf', () => {
    expect(products).toHaveLength(100);
    const perTop = new Map<string, number>();
    for (const { category } of products) {
      const top = categoryPath(category)[0]?.slug ?? '';
      perTop.set(top, (perTop.get(top) ?? 0) + 1);
    }
    expect(perTop.size).toBe(8);
    for (const [top, count] of perTop) expect(count, top).toBeGreaterThanOrEqual(10);
    const leaves = categories.filter(({ level }) => level === 3).map(({ slug }) => slug);
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(leaves));
  });

  it('have unique slugs and titles', () => {
    for (const key of ['zh-CN', 'en-US'] as const) {
      expect(new Set(products.map(({ title }) => title[key])).size).toBe(products.length);
    }
    expect(new Set(products.map(({ slug }) => slug)).size).toBe(products.length);
  });

  it.each(products)('$slug has SKUs that fit its options, each once', ({ specifications, skus }) => {
    expect(specifications.length).toBeGreaterThanOrEqual(1);
    expect(specifications.length).toBeLessThanOrEqual(3);
    expect(skus.length).toBeGreaterThanOrEqual(1);
    expect(skus.length).toBeLessThanOrEqual(24);
    const seen = new Set<string>();
    for (const { values } of skus) {
      expect(Object.keys(values)).toEqual(specifications.map(({ slug }) => slug));
      for (const { slug, values: choices } of specifications) {
        expect(choices.map((choice) => choice.slug)).toContain(values[slug]);
      }
      seen.add(JSON.stringify(values));
    }
    expect(seen.size).toBe(skus.length);
    for (const { slug, values } of specifications) {
      expect(new Set(values.map((value) => value.slug)).size).toBe(values.length);
      // A value without a SKU would be a button that never works.
      for (const value of values) expect(skus.some((sku) => sku.values[slug] === value.slug)).toBe(true);
    }
  });

  it.each(products)('$slug has valid numbers', ({ skus, sales, publishedDaysAgo, deal, purchaseLimit }) => {
    for (const { price, originalPrice, stock } of skus) {
      expect(Number.isSafeInteger(price) && price > 0).toBe(true);
      expect(Number.isSafeInteger(stock) && stock >= 0).toBe(true);
      if (originalPrice !== null) expect(originalPrice).toBeGreaterThan(price);
    }
    expect(Number.isSafeInteger(sales) && sales >= 0).toBe(true);
    expect(publishedDaysAgo).toBeGreaterThan(0);
    if (purchaseLimit !== null) expect(purchaseLimit).toBeGreaterThan(0);
    if (deal) {
      expect(deal.endsInHours).toBeGreaterThan(0);
      expect(deal.claimedPercent).toBeLessThanOrEqual(100);
      expect(skus.every(({ originalPrice }) => originalPrice !== null)).toBe(true);
    }
  });

  it('use one name per option value, because filters show it', () => {
    const names = new Map<string, string>();
    for (const { slug: product, specifications } of products)
      for (const { slug, values } of specifications)
        for (const { slug: value, name } of values) {
          const expected = names.get(`${slug}:${value}`) ?? name['en-US'];
          expect(name['en-US'], `${product} ${slug}:${value}`).toBe(expected);
          names.set(`${slug}:${value}`, expected);
        }
  });

  it('use different names for different options, and one name per option except for colors', () => {
    const groups = products.flatMap(({ specifications }) => specifications);
    for (const language of ['zh-CN', 'en-US'] as const) {
      const groupsByName = new Map<string, Set<string>>();
      for (const { slug, name } of groups)
        groupsByName.set(name[language], (groupsByName.get(name[language]) ?? new Set()).add(slug));
      expect([...groupsByName].filter(([, slugs]) => slugs.size > 1)).toEqual([]);
    }
    const names = new Map(groups.map(({ slug, name }) => [slug, name]));
    for (const { slug, name } of groups.filter((group) => group.slug !== 'colour'))
      expect(name, slug).toEqual(names.get(slug));
  });

  it('cover the cases that screens must show', () => {
    const stocks = products.flatMap(({ skus }) => skus.map(({ stock }) => stock));
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThanOrEqual(30);
    expect(stocks.filter((stock) => stock >= 1 && stock <= 5).length).toBeGreaterThanOrEqual(40);
    expect(products.filter(({ skus }) => skus.every(({ stock }) => stock === 0))).toHaveLength(1);
    for (const groups of [1, 2, 3])
      expect(products.filter(({ specifications }) => specifications.length === groups).length).toBeGreaterThanOrEqual(
        5,
      );
    expect(products.filter(({ skus }) => skus.length === 1).length).toBeGreaterThanOrEqual(2);
    expect(products.filter(isIncomplete).length).toBeGreaterThanOrEqual(40);
    // Reductions must stay an exception.
    expect(products.filter(isReduced).length).toBeLessThanOrEqual(products.length / 4);
    const deals = products.flatMap(({ deal }) => deal ?? []);
    expect(deals.length).toBeGreaterThanOrEqual(8);
    expect(deals.length).toBeLessThanOrEqual(12);
    expect(new Set(deals.map(({ endsInHours }) => endsInHours)).size).toBe(deals.length);
    expect(products.filter(({ publishedDaysAgo }) => publishedDaysAgo < 30).length).toBeGreaterThanOrEqual(14);
    const dearest = Math.max(...products.flatMap(({ skus }) => skus.map(({ price }) => price)));
    expect(String(Math.floor(dearest / 100))).toHaveLength(6);
  });
});

function isReduced({ skus }: CatalogueProduct): boolean {
  return skus.some(({ originalPrice }) => originalPrice !== null);
}

/** Returns whether some combination of its options does not exist. */
function isIncomplete({ specifications, skus }: CatalogueProduct): boolean {
  return skus.length < specifications.reduce((all, { values }) => all * values.length, 1);
}
