import { carousels, categories, coupons, products, reviewsOf } from '@mallard/catalogue';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';
import { seed } from './seed.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ now: NOW });
  await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
});
afterAll(() => shop.close());

async function count(table: string): Promise<number> {
  const { rows } = await shop.db.execute<{ all: number }>(
    sql`SELECT count(*)::int AS all FROM ${sql.identifier(table)}`,
  );
  return rows[0]?.all ?? 0;
}

describe('the sample shop', () => {
  it('holds the whole catalogue', async () => {
    expect(await count('categories')).toBe(categories.length);
    expect(await count('products')).toBe(products.length);
    expect(await count('skus')).toBe(products.flatMap(({ skus }) => skus).length);
    expect(await count('coupons')).toBe(coupons.length);
    expect(await count('carousels')).toBe(carousels.length);
    expect(await count('reviews')).toBeGreaterThanOrEqual(products.flatMap(reviewsOf).length);
  });

  it('is filled in once', async () => {
    const before = await count('reviews');
    expect(await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper })).toBe(false);
    expect(await count('reviews')).toBe(before);
  });
});
