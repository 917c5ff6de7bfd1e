import { createClient, memorySession } from '@mallard/domain/client';
import {
  getHome,
  getProduct,
  listCoupons,
  listFavorites,
  listOrders,
  login,
  searchProducts,
} from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createOfflineBackend, DEMO_ACCOUNT, demoOrders } from '@mallard/offline/backend';
import { sampleShop } from '@mallard/offline/sample';
import { describe, expect, it } from 'vitest';
import { contractCases } from './contract/contractCases.ts';

const passwordHashing = { salt: 'test', iterations: 1 };

async function openSample() {
  const session = memorySession();
  const client = createClient({
    session,
    passwordHashing,
    baseUrl: 'http://sample.test',
    version: '1',
    locale: () => 'en-US',
    locks: null,
    backend: createOfflineBackend({ shop: sampleShop, now: Date.now, passwordHashing }),
  });
  session.write({ ...(await client.call(login, { body: DEMO_ACCOUNT })), rememberMe: false });
  return client;
}

describe('the sample shop', () => {
  it('refers only to existing objects', () => {
    const categories = new Set(sampleShop.categories.map(({ slug }) => slug));
    const products = new Set(sampleShop.products.map(({ slug }) => slug));
    for (const { parent } of sampleShop.categories) expect(parent === null || categories.has(parent)).toBe(true);
    for (const { category } of sampleShop.products) expect(categories).toContain(category);
    for (const { categorySlugs } of sampleShop.coupons)
      for (const slug of categorySlugs) expect(categories).toContain(slug);
    for (const { link } of [...sampleShop.carousels, ...sampleShop.notifications])
      if (link && 'slug' in link) expect(link.kind === 'product' ? products : categories).toContain(link.slug);
  });

  it('has all texts in both languages', () => {
    const texts = JSON.stringify(sampleShop).match(/"(?:zh-CN|en-US)":"[^"]*"/g) ?? [];
    expect(texts.length).toBeGreaterThan(200);
    for (const text of texts) expect(text).not.toMatch(/:""$/);
  });

  it('has reviews that are newer than their products, the newest first', () => {
    for (const product of sampleShop.products) {
      const ages = sampleShop.reviewsOf(product).map(({ daysAgo }) => daysAgo);
      expect(ages.length).toBeGreaterThan(1);
      expect(ages).toEqual(ages.toSorted((one, other) => one - other));
      for (const age of ages) expect(age).toBeLessThan(product.publishedDaysAgo);
    }
  });

  it('has everything that the demo account ordered, claimed and liked', async () => {
    const client = await openSample();
    const orders = await client.call(listOrders, { query: {} });
    expect(orders.items.map(({ status }) => status).toSorted()).toEqual(
      ['cancelled', 'completed', 'shipped', 'unpaid', 'unshipped'].toSorted(),
    );
    expect(orders.items).toHaveLength(demoOrders.length);
    expect((await client.call(listFavorites, { query: {} })).items.length).toBeGreaterThan(2);
    for (const scope of ['claimed', 'used', 'expired'] as const)
      expect((await client.call(listCoupons, { query: { scope } })).total, scope).toBeGreaterThan(0);
  });

  it('fills every row of the home page, with pictures that need no network', async () => {
    const client = await openSample();
    const home = await client.call(getHome);
    for (const section of [home.carousels, home.categories, home.recommended, home.newArrivals, home.hotSales])
      expect(section.length).toBeGreaterThan(1);
    expect(home.deals.items).toHaveLength(2);
    for (const { wide, tall } of home.carousels)
      for (const { url } of [wide, tall]) expect(url).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  });

  it('is found in both languages', async () => {
    const client = await openSample();
    for (const keyword of ['mug', '杯子', 'cup']) {
      const [mug] = (await client.call(searchProducts, { query: { keyword } })).items;
      expect(mug?.title).toBe('Cloud-glaze mug');
      const { skus } = await client.call(getProduct, { params: { id: mug?.id ?? '' } });
      expect(skus).toHaveLength(4);
    }
  });
});

describe('an offline back end with the sample shop', () => {
  const backend = createOfflineBackend({
    shop: sampleShop,
    now: Date.now,
    accounts: 'open',
    approveAfter: null,
    callbackSecret: 'secret',
    passwordHashing,
    shipAfter: 86_400_000,
    afterSaleDelay: 86_400_000,
  });
  const target = {
    backend,
    passwordHashing,
    demo: DEMO_ACCOUNT,
    callbackSecret: 'secret',
    ship: backend.ship,
    readVerificationCode: backend.readVerificationCode,
    approveAfterSale: backend.continueAfterSale,
  };

  it('passes all conformance cases', async () => {
    const said: string[] = [];
    for (const { name, run } of contractCases({ endpoints }))
      await run(target).then(
        ({ skipped }) => skipped !== undefined && said.push(`${name}: skipped, ${skipped}`),
        (caught: unknown) => said.push(`${name}: ${String(caught)}`),
      );
    expect(said).toEqual([]);
  }, 60_000);
});
