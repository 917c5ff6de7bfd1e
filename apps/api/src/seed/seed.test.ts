import { carousels, categories, coupons, products, reviewsOf } from '@mallard/catalogue';
import { getProduct, listProducts } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigration } from '../db/migrate.ts';
import { products as stored, users } from '../db/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';
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

async function forgetPictures(): Promise<void> {
  await shop.db.execute(sql`UPDATE settings SET value = '"of an earlier version"' WHERE key = 'pictures'`);
}

describe('the sample shop', () => {
  it('has the whole catalogue', async () => {
    expect(await count('categories')).toBe(categories.length);
    expect(await count('products')).toBe(products.length);
    expect(await count('skus')).toBe(products.flatMap(({ skus }) => skus).length);
    expect(await count('coupons')).toBe(coupons.length);
    expect(await count('carousels')).toBe(carousels.length);
    expect(await count('reviews')).toBeGreaterThanOrEqual(products.flatMap(reviewsOf).length);
  });

  it.each(['zh-CN', 'en-US'] as const)('has products that match the contract, in %s', async (locale) => {
    for (const { slug, title, skus } of products) {
      const { data } = await shop.call(getProduct, { params: { id: stableId('product', slug) } }, { locale });
      expect(v.safeParse(getProduct.data, data).issues, slug).toBeUndefined();
      expect(data).toMatchObject({ title: title[locale], skus: { length: skus.length } });
    }
  });

  it('is seeded once', async () => {
    const before = await count('reviews');
    expect(await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper })).toBe(false);
    expect(await count('reviews')).toBe(before);
  });

  it('has no account without the demo account', async () => {
    const empty = await createTestApp({ now: NOW });
    await seed(empty.db, { now: NOW, pepper: empty.deps.secrets.pepper, hasDemoAccount: false });
    expect(await empty.db.select().from(users)).toEqual([]);
    expect(await empty.db.$count(stored)).toBe(products.length);
    await empty.close();
  });

  it('has renamed products and colors after the migration, with the same URLs', async () => {
    const namesNow = async () => {
      const { rows } = await shop.db.execute<{ text: string }>(sql`
        SELECT (id, slug, title, pictures, description, specifications)::text AS text FROM products
        UNION ALL SELECT (product_id, specification, value)::text FROM product_attributes
        UNION ALL SELECT (id, "values", picture)::text FROM skus UNION ALL SELECT (id, pictures)::text FROM reviews
        UNION ALL SELECT (id, picture)::text FROM order_items UNION ALL SELECT (id, picture)::text FROM categories ORDER BY 1`);
      return rows.map(({ text }) => text);
    };
    const before = await namesNow();
    const renamed: [table: string, column: string, type: string][] = [
      ['products', 'slug', 'text'],
      ['products', 'pictures', 'jsonb'],
      ['products', 'description', 'jsonb'],
      ['products', 'specifications', 'jsonb'],
      ['product_attributes', 'value', 'text'],
      ['skus', 'values', 'jsonb'],
      ['skus', 'picture', 'jsonb'],
      ['reviews', 'pictures', 'jsonb'],
      ['order_items', 'picture', 'jsonb'],
      ['categories', 'picture', 'jsonb'],
    ];
    for (const [table, column, type] of renamed)
      await shop.db.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = regexp_replace(
        ${sql.identifier(column)}::text, '(bluewing|wing)-(flask|fountain-pen|blue)', 'speculum-\\2', 'g')::${sql.raw(type)}`);
    for (const column of ['title', 'description', 'specifications'])
      await shop.db.execute(sql`UPDATE products SET ${sql.identifier(column)} = regexp_replace(
        ${sql.identifier(column)}::text, '(Bluewing|[Ww]ing) (vacuum flask|fountain pen|blue)', 'Speculum \\2', 'g')::jsonb`);
    expect(await namesNow()).not.toEqual(before);
    await shop.db.transaction(async (tx) => {
      for (const statement of readMigration('0008_sample-names.sql').split('--> statement-breakpoint'))
        await tx.execute(sql.raw(statement));
    });
    expect(await namesNow()).toEqual(before);
    const found = await shop.call(listProducts, { query: { attributes: 'colour:wing-blue', pageSize: 100 } });
    expect(found.data).toMatchObject({
      total: products.filter(({ skus }) => skus.some(({ values }) => values.colour === 'wing-blue')).length,
    });
  });

  it('has the pictures of this version after an update, also in orders and descriptions', async () => {
    const old = { url: '/media/pictures/old.svg', alt: { 'zh-CN': '旧', 'en-US': 'Old' }, width: 1, height: 1 };
    const picturesNow = async () => {
      const { rows } = await shop.db.execute<{ picture: string }>(sql`
        SELECT picture::text FROM categories UNION ALL SELECT pictures::text FROM products
        UNION ALL SELECT picture::text FROM skus UNION ALL SELECT pictures::text FROM reviews
        UNION ALL SELECT wide::text FROM carousels UNION ALL SELECT tall::text FROM carousels
        UNION ALL SELECT picture::text FROM order_items UNION ALL SELECT specifications::text FROM products
        UNION ALL SELECT description::text FROM products ORDER BY 1`);
      return rows.map(({ picture }) => picture);
    };
    const again = () => seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
    const before = await picturesNow();
    const picture = JSON.stringify({ ...old, sources: [], color: null });
    await forgetPictures();
    await shop.db.execute(sql`UPDATE categories SET picture = ${picture}::jsonb`);
    await shop.db.execute(sql`UPDATE products SET pictures = jsonb_build_array(${picture}::jsonb)`);
    await shop.db.execute(sql`UPDATE skus SET picture = NULL`);
    await shop.db.execute(sql`UPDATE carousels SET tall = ${picture}::jsonb`);
    await shop.db.execute(sql`UPDATE order_items SET picture = ${picture}::jsonb`);
    await shop.db.execute(sql`
      UPDATE products SET description = (SELECT jsonb_agg(
        CASE block ->> 'kind' WHEN 'image' THEN jsonb_set(block, '{picture}', ${picture}::jsonb) ELSE block END)
        FROM jsonb_array_elements(description) AS block)`);
    expect(await again()).toBe(false);
    expect(await picturesNow()).toEqual(before);
  });

  it('keeps pictures of the shop owner', async () => {
    await forgetPictures();
    await shop.db.execute(
      sql`UPDATE carousels SET tall = tall || '{"url": "/uploads/mine.webp", "sources": []}' WHERE position = 0`,
    );
    await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
    const { rows } = await shop.db.execute(sql`SELECT 1 FROM carousels WHERE tall ->> 'url' = '/uploads/mine.webp'`);
    expect(rows).toHaveLength(1);
  });

  it('keeps pictures of the shop owner among its own', async () => {
    const isChosen = sql`number = 1`;
    const [before] = await shop.db.select().from(stored).where(isChosen);
    const [cover, ...otherPictures] = before?.pictures ?? [];
    if (!before || !cover) throw new Error('The first product has pictures');
    const ownersPicture = { ...cover, url: '/uploads/mine.webp' };
    const old = { ...cover, url: '/media/pictures/old.svg' };
    const illustration = { kind: 'image' as const, picture: ownersPicture };
    const edited = {
      pictures: [ownersPicture, old],
      description: [illustration, ...before.description],
      specifications: before.specifications.map((group) => ({
        ...group,
        values: group.values.map((value, index) => (index === 0 ? { ...value, picture: ownersPicture } : value)),
      })),
    };
    await forgetPictures();
    await shop.db.update(stored).set(edited).where(isChosen);
    await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
    const [after] = await shop.db.select().from(stored).where(isChosen);
    expect(after).toMatchObject({ ...edited, pictures: [ownersPicture, cover, ...otherPictures] });
    const { pictures, description, specifications } = before;
    await shop.db.update(stored).set({ pictures, description, specifications }).where(isChosen);
  });

  it('does not update order items that have the current picture', async () => {
    const versions = async () => (await shop.db.execute(sql`SELECT id, ctid::text FROM order_items ORDER BY id`)).rows;
    const before = await versions();
    expect(before.length).toBeGreaterThan(0);
    await forgetPictures();
    await seed(shop.db, { now: NOW, pepper: shop.deps.secrets.pepper });
    expect(await versions()).toEqual(before);
  });
});
