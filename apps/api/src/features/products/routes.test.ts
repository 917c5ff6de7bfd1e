import { products as catalogue } from '@mallard/catalogue';
import {
  getFacets,
  getProduct,
  listCategoryProducts,
  listProducts,
  type ProductSummary,
  searchProducts,
  suggestProducts,
} from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import type { TestApp } from '../../testing/index.ts';
import { seededApp } from '../../testing/seededApp.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
let shop: TestApp;
beforeAll(async () => {
  shop = await seededApp();
});
afterAll(() => shop.close());

const idOf = (slug: string) => stableId('product', slug);
const all = { pageSize: 100 };
async function titles(keyword: string, locale: 'zh-CN' | 'en-US' = 'en-US'): Promise<string[]> {
  const { status, data } = await shop.call(searchProducts, { query: { keyword, ...all } }, { locale });
  expect(status).toBe(200);
  return data.items.map(({ title }) => title);
}

describe('lists', () => {
  it('are paginated, with ten products per page by default', async () => {
    const { data } = await shop.call(listProducts, {});
    expect(data).toMatchObject({
      total: catalogue.length,
      pageNumber: 1,
      pageSize: 10,
      totalPages: catalogue.length / 10,
    });
    expect(data.items).toHaveLength(10);
    const emptyPage = await shop.call(listProducts, { query: { pageNumber: 9999 } });
    expect(emptyPage.data).toMatchObject({ items: [], total: catalogue.length });
  });

  const by: Record<string, (product: ProductSummary) => number> = {
    sales: ({ sales }) => -sales,
    priceAsc: ({ price }) => price,
    priceDesc: ({ price }) => -price,
  };
  it.each(Object.keys(by))('sort by %s', async (sort) => {
    const { data } = await shop.call(listProducts, { query: { sort: sort as 'sales', ...all } });
    const keys = data.items.map((item) => by[sort]?.(item) ?? 0);
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });

  it('sort by rating, with unrated products last', async () => {
    const id = idOf('cloud-glaze-mug');
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    await shop.db.update(products).set({ ratingSum: 0, reviewCount: 0 }).where(eq(products.id, id));
    const { data } = await shop.call(listProducts, { query: { sort: 'rating', ...all } });
    expect(data.items.at(-1)).toMatchObject({ id, rating: 0, reviewCount: 0 });
    await shop.db
      .update(products)
      .set({ ratingSum: row?.ratingSum ?? 0, reviewCount: row?.reviewCount ?? 0 })
      .where(eq(products.id, id));
  });

  it('reject unknown values with the field', async () => {
    const bad = {
      sort: 'price; DROP TABLE products',
      minPrice: '-1',
      attributes: 'colour',
      pageSize: '101',
      categoryUuid: 'a b',
    };
    for (const [field, value] of Object.entries(bad)) {
      const response = await shop.app.request(`/api/products?${field}=${encodeURIComponent(value)}`);
      expect(response.status).toBe(400);
      const { data } = (await response.json()) as { data: { fields: object } };
      expect(Object.keys(data.fields)).toEqual([field]);
    }
  });

  it('exclude off-sale products', async () => {
    const id = idOf('iris-lite');
    await shop.db.update(products).set({ isOnSale: false }).where(eq(products.id, id));
    const { data } = await shop.call(listProducts, { query: all });
    expect(data.items.map((item) => item.id)).not.toContain(id);
    const { data: product } = await shop.call(getProduct, { params: { id } });
    expect([product.stock, ...product.skus.map(({ stock }) => stock)].every((stock) => stock === 0)).toBe(true);
    await shop.db.update(products).set({ isOnSale: true }).where(eq(products.id, id));
  });

  it('of a category include its subcategories, and are empty for an unknown category', async () => {
    const kitchen = await shop.call(listCategoryProducts, {
      params: { id: stableId('category', 'kitchen') },
      query: all,
    });
    const mugs = await shop.call(listCategoryProducts, { params: { id: stableId('category', 'mugs') }, query: all });
    expect(mugs.data.total).toBe(2);
    expect(kitchen.data.total).toBeGreaterThan(10);
    const ids = kitchen.data.items.map(({ id }) => id);
    expect(mugs.data.items.every(({ id }) => ids.includes(id))).toBe(true);
    expect((await shop.call(listCategoryProducts, { params: { id: NOWHERE } })).status).toBe(404);
  });
});

describe('search', () => {
  it('finds parts of words in both languages, regardless of the locale', async () => {
    expect(await titles('headph')).toContain('Iris noise-canceling headphones');
    expect(await titles('降噪')).toContain('Iris noise-canceling headphones');
    expect(await titles('HEADPH', 'zh-CN')).toContain('鸢尾头戴式降噪耳机');
  });

  it('treats full-width characters like half-width ones', async () => {
    expect(await titles('ｉｒｉｓ')).toEqual(await titles('iris'));
  });

  it('requires every word, in any order', async () => {
    expect(await titles('iris canceling')).toEqual(await titles('canceling   iris'));
    expect((await titles('iris canceling')).every((title) => title.startsWith('Iris'))).toBe(true);
  });

  it('ignores some words if no product matches all of them', async () => {
    expect(await titles('iris mug')).toEqual(await titles('mug'));
    expect(await titles('iris canceling mug')).toEqual(await titles('iris canceling'));
  });

  it('sorts title matches before others', async () => {
    const found = await titles('lamp');
    const inTitle = found.map((title) => /lamp/i.test(title));
    expect(inTitle).toEqual(inTitle.toSorted((a, b) => Number(b) - Number(a)));
    expect(inTitle).toContain(true);
  });

  it.each(['%', '_', '\\', '%%', "'", '"; --', '\\%'])('treats %s as a literal', async (keyword) => {
    expect(await titles(keyword)).toHaveLength((await titles(`${keyword} ${keyword}`)).length);
    expect((await titles(keyword)).length).toBeLessThan(catalogue.length);
  });

  it('rejects an empty keyword', async () => {
    for (const keyword of ['', '  ', 'x'.repeat(65)]) {
      const { status, failure } = await shop.call(searchProducts, { query: { keyword } });
      expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['keyword']]);
    }
  });

  it('suggests categories and products', async () => {
    const { data } = await shop.call(suggestProducts, { query: { keyword: 'lamp' } });
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['category', 'product']));
    expect(data.length).toBeLessThanOrEqual(12);
    const suggested = async (keyword: string) =>
      (await shop.call(suggestProducts, { query: { keyword } })).data.find(({ kind }) => kind === 'product');
    expect(await suggested('cloud-glaze mug')).toMatchObject({ hasPriceRange: true });
    expect(await suggested('dawn bowls')).toMatchObject({ hasPriceRange: false });
    expect((await shop.call(suggestProducts, { query: { keyword: 'qqqq' } })).data).toEqual([]);
  });
});

describe('the hot list', () => {
  it('has only the best sellers', async () => {
    const { data } = await shop.call(listProducts, { query: { collection: 'hot', sort: 'sales', ...all } });
    const best = (await shop.call(listProducts, { query: { sort: 'sales', ...all } })).data.items.slice(0, 24);
    expect(data.items.map(({ id }) => id)).toEqual(best.map(({ id }) => id));
  });
});

describe('facets', () => {
  it('have the same counts as the filtered lists', async () => {
    const query = { categoryUuid: stableId('category', 'kitchen'), inStock: true };
    const { data } = await shop.call(getFacets, { query });
    expect(data.attributes[0]?.values.length).toBeGreaterThan(2);
    for (const { id, values } of data.attributes)
      for (const value of values) {
        const list = await shop.call(listProducts, { query: { ...query, attributes: `${id}:${value.id}` } });
        expect({ id, value: value.id, count: list.data.total }).toEqual({ id, value: value.id, count: value.count });
      }
    const { min = 0, max = 0 } = data.price ?? {};
    const countPriced = async (bounds: { minPrice?: number; maxPrice?: number }) =>
      (await shop.call(listProducts, { query: { ...query, ...bounds } })).data.total;
    const every = await countPriced({});
    expect(await countPriced({ minPrice: min, maxPrice: max })).toBe(every);
    expect([await countPriced({ maxPrice: min - 1 }), await countPriced({ minPrice: max + 1 })]).toEqual([0, 0]);
    expect(await countPriced({ maxPrice: min })).toBeGreaterThan(0);
    expect(await countPriced({ minPrice: max })).toBeGreaterThan(0);
    const reduced = await shop.call(listProducts, { query: { ...query, onSale: true } });
    expect(data.onSale).toBe(reduced.data.total);
  });

  it('ignore the selection of their own group only', async () => {
    const query = { categoryUuid: stableId('category', 'textiles') };
    const free = await shop.call(getFacets, { query });
    const filteredFacets = await shop.call(getFacets, { query: { ...query, attributes: 'colour:cream' } });
    const getCallGroup = (data: typeof free.data, id: string) => data.attributes.find((group) => group.id === id);
    expect(getCallGroup(filteredFacets.data, 'colour')).toEqual(getCallGroup(free.data, 'colour'));
    const list = await shop.call(listProducts, { query: { ...query, attributes: 'colour:cream', inStock: true } });
    expect(filteredFacets.data.inStock).toBe(list.data.total);
    const size = getCallGroup(filteredFacets.data, 'size')?.values.reduce((sum, { count }) => sum + count, 0) ?? 0;
    expect(size).toBeLessThan(getCallGroup(free.data, 'size')?.values.reduce((sum, { count }) => sum + count, 0) ?? 0);
  });

  it('exclude rare values unless they are selected', async () => {
    const groupsOf = async (attributes?: string) => {
      const { data } = await shop.call(getFacets, { query: attributes === undefined ? {} : { attributes } });
      return data.attributes.map(({ id }) => id);
    };
    expect(await groupsOf()).toContain('colour');
    expect(await groupsOf()).not.toContain('legs');
    expect(await groupsOf('legs:oak')).toContain('legs');
  });

  it('use “Color” for colors that products name differently', async () => {
    const nameOf = async (query: { keyword?: string; categoryUuid?: string }) =>
      (await shop.call(getFacets, { query })).data.attributes.find(({ id }) => id === 'colour')?.name;
    expect(await nameOf({ keyword: 'mug' })).toBe('Color');
    expect(await nameOf({ categoryUuid: stableId('category', 'kitchen') })).toBe('Color');
    expect(await nameOf({ categoryUuid: stableId('category', 'potted-plants') })).toBe('Pot');
  });

  it('are empty when no product matches', async () => {
    const { data } = await shop.call(getFacets, { query: { keyword: 'qqqq' } });
    expect(data).toEqual({ price: null, inStock: 0, onSale: 0, attributes: [] });
  });

  it('have only value ids that the filter accepts', () => {
    for (const { specifications } of catalogue)
      for (const { slug, values } of specifications)
        for (const name of [slug, ...values.map((value) => value.slug)]) expect(name).toMatch(/^[\w-]+$/);
  });
});

describe('a product', () => {
  it('has all details, in both languages', async () => {
    const id = idOf('cloud-glaze-mug');
    const english = (await shop.call(getProduct, { params: { id } })).data;
    const chinese = (await shop.call(getProduct, { params: { id } }, { locale: 'zh-CN' })).data;
    expect(english.specifications.map(({ name }) => name)).toEqual(['Glaze', 'Capacity']);
    expect(chinese.title).toMatch(/\p{Script=Han}/u);
    expect(english.categories).toHaveLength(3);
    expect(english.skus).toHaveLength(8);
    expect(english.onlySkuUuid).toBeNull();
    expect(english.skus[0]?.limit).toBe(5);
    expect(english.images[0]).toMatchObject({ width: 960, height: 960 });
    expect(english.stock).toBe(english.skus.reduce((sum, { stock }) => sum + stock, 0));
  });

  it('has its SKU id if it has only one SKU', async () => {
    const { data } = await shop.call(getProduct, { params: { id: idOf('dawn-bowls') } });
    expect(data.onlySkuUuid).toBe(data.skus[0]?.id);
  });

  it('is a deal until its end, and new for 30 days', async () => {
    const start = shop.deps.clock();
    const deal = () => shop.call(getProduct, { params: { id: idOf('iris-headphones') } });
    expect((await deal()).data).toMatchObject({ deal: { claimedPercent: 42 }, tags: expect.arrayContaining(['deal']) });
    shop.advance(26 * 3_600_000);
    expect((await deal()).data).toMatchObject({ deal: null, tags: expect.not.arrayContaining(['deal']) });
    shop.setNow(start);
  });

  it('returns 404 for an unknown id, and 400 for an invalid id', async () => {
    expect((await shop.call(getProduct, { params: { id: NOWHERE } })).status).toBe(404);
    expect((await shop.call(getProduct, { params: { id: 'a b' } })).status).toBe(400);
  });
});
