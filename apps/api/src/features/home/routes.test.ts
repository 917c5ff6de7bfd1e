import { getHome, getHomeCarousels, getHomeCategories, getHomeRecommended } from '@mallard/domain/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const DAY_MS = 24 * 3_600_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

describe('the home page', () => {
  it('has slides, categories and all product sections', async () => {
    const { status, data } = await shop.call(getHome, {});
    expect(status).toBe(200);
    expect(data.carousels.map(({ link }) => link)).toContain('/new');
    for (const { wide } of data.carousels) expect(wide.width / wide.height).toBeCloseTo(16 / 9, 1);
    expect(data.categories.every(({ level, productCount }) => level === 1 && productCount > 0)).toBe(true);
    for (const section of [data.recommended, data.newArrivals, data.hotSales, data.deals.items])
      expect(section.length).toBeGreaterThan(5);
    const sales = data.hotSales.map((product) => product.sales);
    expect(sales).toEqual([...sales].sort((a, b) => b - a));
  });

  it('has the same content as the endpoints of its parts', async () => {
    const { data } = await shop.call(getHome, {});
    expect((await shop.call(getHomeCarousels, {})).data).toEqual(data.carousels);
    expect((await shop.call(getHomeCategories, {})).data).toEqual(data.categories);
    expect((await shop.call(getHomeRecommended, {})).data).toEqual(data.recommended);
  });

  it('uses the language of the request', async () => {
    const [chinese, english] = await Promise.all([
      shop.call(getHome, {}, { locale: 'zh-CN' }),
      shop.call(getHome, {}, { locale: 'en-US' }),
    ]);
    expect(chinese.data.categories[0]?.name).toMatch(/\p{Script=Han}/u);
    expect(english.data.categories[0]?.name).toMatch(/^[\w &]+$/);
    expect(chinese.data.recommended.map(({ id }) => id)).toEqual(english.data.recommended.map(({ id }) => id));
  });

  it('counts down to the deal that ends first, and hides deals when all have ended', async () => {
    const { data } = await shop.call(getHome, {});
    const ends = data.deals.items.map(({ deal }) => deal?.endTime ?? '');
    expect(data.deals.endTime).toBe([...ends].sort()[0]);
    shop.advance(30 * DAY_MS);
    expect((await shop.call(getHome, {})).data.deals).toEqual({ endTime: null, items: [] });
    shop.setNow(NOW);
  });

  it('has new arrivals even if no product was added for a year', async () => {
    shop.advance(365 * DAY_MS);
    const { data } = await shop.call(getHome, {});
    expect(data.newArrivals.length).toBeGreaterThan(5);
    expect(data.newArrivals.some(({ isNew, tags }) => isNew || tags.includes('new'))).toBe(false);
    shop.setNow(NOW);
  });
});
