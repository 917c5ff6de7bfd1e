import { categories as catalogue, products } from '@mallard/catalogue';
import { type Category, getCategoryTree, listCategories } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

const size = (tree: readonly Category[]): number => tree.reduce((sum, { children }) => sum + 1 + size(children), 0);

describe('categories', () => {
  it('form a tree of three levels, with product counts that include subcategories', async () => {
    const { status, data } = await shop.call(getCategoryTree, {});
    expect(status).toBe(200);
    expect(size(data)).toBe(catalogue.length);
    expect(data.reduce((sum, { productCount }) => sum + productCount, 0)).toBe(products.length);
    for (const { productCount, children } of data)
      expect(productCount).toBe(children.reduce((sum, child) => sum + child.productCount, 0));
    expect(data[0]?.children[0]?.children[0]).toMatchObject({ level: 3, children: [], picture: { width: 960 } });
  });

  it('can be read as a subtree', async () => {
    const whole = await shop.call(getCategoryTree, {});
    const part = await shop.call(getCategoryTree, { query: { parentUuid: stableId('category', 'kitchen') } });
    expect(part.data).toEqual(whole.data[0]?.children);
  });

  it('can be listed flat, by level and by parent', async () => {
    const all = await shop.call(listCategories, {});
    expect(all.data).toHaveLength(catalogue.length);
    expect(all.data.every(({ children }) => children.length === 0)).toBe(true);
    const top = await shop.call(listCategories, { query: { level: 1 } });
    expect(top.data.every(({ level, parentUuid }) => level === 1 && parentUuid === null)).toBe(true);
    const parentUuid = stableId('category', 'kitchen');
    const below = await shop.call(listCategories, { query: { parentUuid } });
    expect(below.data.length).toBeGreaterThan(1);
    expect(below.data.every((category) => category.parentUuid === parentUuid)).toBe(true);
  });

  it('are empty for an unknown parent, and reject an invalid level', async () => {
    expect((await shop.call(listCategories, { query: { parentUuid: NOWHERE } })).data).toEqual([]);
    expect((await shop.call(getCategoryTree, { query: { parentUuid: NOWHERE } })).data).toEqual([]);
    expect((await shop.call(listCategories, { query: { level: 4 } })).status).toBe(400);
    expect((await shop.call(getCategoryTree, { query: { parentUuid: 'a b' } })).status).toBe(400);
  });
});
