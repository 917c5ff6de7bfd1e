import { products as sampleProducts } from '@mallard/catalogue';
import {
  colorCases,
  colouredThings,
  defectsOf,
  listKeywords,
  missingThings,
  searchCases,
  searchVariations,
} from '@mallard/catalogue/testing';
import { getFacets, searchProducts, suggestProducts } from '@mallard/domain/contract';
import { skuId, stableId } from '@mallard/offline/backend';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories, products } from '../../../db/schema/index.ts';
import { runJobsOnce } from '../../../jobs/runJobs.ts';
import type { TestApp } from '../../../testing/index.ts';
import { seededApp } from '../../../testing/seededApp.ts';
import { shopKeywords, strangeKeywords } from './testing/shopKeywords.ts';

let shop: TestApp;
let slugs: Map<string, string>;
beforeAll(async () => {
  shop = await seededApp();
  slugs = new Map((await shop.db.select().from(products)).map(({ id, slug }) => [id, slug]));
});
afterAll(() => shop.close());

const idOf = (slug: string) => stableId('product', slug);
async function find(keyword: string, pageOptions: { pageSize?: number; pageNumber?: number } = {}): Promise<string[]> {
  const { status, data } = await shop.call(searchProducts, { query: { keyword, pageSize: 100, ...pageOptions } });
  expect(status).toBe(200);
  return data.items.map(({ id }) => slugs.get(id) ?? id);
}
async function totalOf(keyword: string): Promise<number> {
  return (await shop.call(searchProducts, { query: { keyword, pageSize: 1 } })).data.total;
}

describe('search keywords', () => {
  it.each(Object.keys(shopKeywords))('%s has the expected first results', async (keyword) => {
    const first = shopKeywords[keyword] ?? [];
    expect((await find(keyword)).slice(0, first.length).toSorted()).toEqual(first.toSorted());
  });

  it.each(strangeKeywords)('%s finds nothing', async (keyword) => expect(await find(keyword)).toEqual([]));

  it.each(['mallard', 'Mallard', '绿头鸭', '綠頭鴨'])('%s, the brand, finds all its products', async (keyword) => {
    expect(await totalOf(keyword)).toBe(100);
  });

  it.each(['home', '绿', '生活'])(
    '%s does not find all products, although it is part of the brand name',
    async (keyword) => {
      expect(await totalOf(keyword)).toBeLessThan(80);
    },
  );

  it('bei finds cups before other products', async () => {
    const found = await find('bei');
    expect(found.slice(0, 4)).toEqual(expect.arrayContaining(['bluewing-flask', 'cloud-glaze-mug']));
  });

  it('a written word has priority over its reading', async () => {
    expect((await find('pan'))[0]).toBe('beech-skillet');
  });

  it('typos are corrected only when few products are found', async () => {
    expect(await find('pens')).not.toContain('corduroy-cushion');
    expect(await find('lamp')).not.toContain('wool-throw');
  });
});

describe('the acceptance table', () => {
  const valuesOf = new Map(
    sampleProducts.flatMap(({ slug, skus }) => skus.map(({ values }) => [skuId(slug, values), values] as const)),
  );

  it.each(searchCases)('for $query has the expected results', async (searchCase) => {
    const query = { keyword: searchCase.query, sort: searchCase.order, pageSize: 100, ...searchCase.filter };
    const { data } = await shop.call(searchProducts, { query });
    const answer = {
      slugs: data.items.map(({ id }) => slugs.get(id) ?? id),
      values: data.items.map(({ matchedSku }) => matchedSku && valuesOf.get(matchedSku.id)),
      stocks: data.items.map(({ matchedSku }) => matchedSku?.stock),
      corrected: data.correctedKeyword,
      unmatched: data.unmatchedWords,
      isOnlyMentioned: data.isOnlyMentioned,
      price: data.keywordPrice,
      isSale: data.keywordSale !== undefined,
      sort: data.keywordSort?.sort,
      isFreeShipping: data.keywordShipping !== undefined,
    };
    expect(defectsOf(searchCase, answer)).toEqual([]);
  });

  // Short lists are sorted in memory, long ones are read from an index: both must agree.
  it.each(['green', '黑色', 'bottle green', 'white not cream'])(
    'sorts by the price of the shown SKU, with small and large pages: %s',
    async (keyword) => {
      for (const sort of ['priceAsc', 'priceDesc'] as const) {
        const read = async (pageNumber: number, pageSize: number) =>
          (await shop.call(searchProducts, { query: { keyword, sort, pageNumber, pageSize } })).data.items;
        const all = await read(1, 100);
        const prices = all.map(({ price, matchedSku }) => matchedSku?.price ?? price);
        expect(prices).toEqual(prices.toSorted((a, b) => (sort === 'priceAsc' ? a - b : b - a)));
        const pages = await Promise.all([1, 2, 3].map((page) => read(page, 5)));
        expect(pages.flat()).toEqual(all.slice(0, 15));
      }
    },
  );

  it('has the facets of the relaxed search when no product matches the price', async () => {
    const facets = async (keyword: string) => (await shop.call(getFacets, { query: { keyword } })).data;
    expect(await facets('50块的杯子')).toEqual(await facets('杯子'));
  });

  // Every seventh case: tests of the offline back end, which has the same rules, cover all.
  const some = <Case>(cases: readonly Case[], kind = 0) => cases.filter((_, index) => (index + kind) % 7 === 0);

  it.each(Object.entries(searchVariations).map(([kind, cases], index) => ({ kind, cases: some(cases, index) })))(
    'has the same first result for each spelling: $kind',
    async ({ cases }) => {
      const found: { query: string; first: string }[] = [];
      for (const { query } of cases) found.push({ query, first: (await find(query, { pageSize: 1 }))[0] ?? '' });
      expect(found).toEqual(cases);
    },
  );

  it('finds the named product type first, even if none has the named color', async () => {
    for (const { query, thing } of some(colouredThings))
      expect(await find(thing), query).toContain((await find(query, { pageSize: 1 }))[0]);
  });

  it.each(some(colorCases))('finds by the color $query only products that have it', async (searchCase) => {
    const found = await find(searchCase.query);
    expect(found).toEqual(expect.arrayContaining([...searchCase.having]));
    expect(found.filter((slug) => !searchCase.allowed.includes(slug))).toEqual([]);
  });

  it('does not correct words for products that the shop does not have', async () => {
    for (const keyword of some(missingThings)) {
      const { data } = await shop.call(searchProducts, { query: { keyword } });
      expect(data.correctedKeyword, keyword).toBeUndefined();
    }
  });

  it('does not correct a keyword with `exact`', async () => {
    const search = async (exact: boolean) =>
      (await shop.call(searchProducts, { query: { keyword: 'lmap', exact } })).data;
    expect(await search(true)).toMatchObject({ total: 0 });
    expect((await search(true)).correctedKeyword).toBeUndefined();
    expect(await search(false)).toMatchObject({ correctedKeyword: 'lamp' });
  });

  it('shows the SKU that matches the filter, even if it is not the cheapest', async () => {
    const { data } = await shop.call(searchProducts, {
      query: { keyword: 'headphones', attributes: 'colour:sage;case:hard' },
    });
    const [found] = data.items;
    expect(valuesOf.get(found?.matchedSku?.id ?? '')).toEqual({ colour: 'sage', case: 'hard' });
    expect(found?.matchedSku).toMatchObject({ price: 99_900, stock: 0 });
    expect(found?.matchedSku?.image?.url).toContain('sage');
    const plain = await shop.call(searchProducts, { query: { keyword: 'headphones' } });
    expect(plain.data.items.flatMap(({ matchedSku }) => matchedSku ?? [])).toEqual([]);
  });
});

describe('a keyword that products only mention', () => {
  const isOnlyMentioned = async (keyword: string) =>
    (await shop.call(searchProducts, { query: { keyword, pageSize: 1 } })).data.isOnlyMentioned;

  it.each(['curtain', '窗帘', 'perfume', 'umbrella', '手机', 'linen curtain'])('is reported for %s', async (keyword) =>
    expect(await isOnlyMentioned(keyword)).toBe(true),
  );

  it.each(Object.keys(shopKeywords))('is not reported for %s, which the shop sells', async (keyword) =>
    expect(await isOnlyMentioned(keyword)).toBe(false),
  );
});

describe('pages of hits', () => {
  it.each([
    'c',
    '茶',
    'lamp',
    'walnut',
    'desk lamp',
    '手工 glaze',
    'mgb',
    'walnut mug',
    'black gift dress box',
    'gift',
  ])('of %s have each product once and agree with the total', async (keyword) => {
    const whole = await find(keyword);
    const total = await totalOf(keyword);
    expect(whole).toHaveLength(total);
    const pages: string[] = [];
    for (let pageNumber = 1; pageNumber <= Math.ceil(total / 3); pageNumber += 1)
      pages.push(...(await find(keyword, { pageNumber, pageSize: 3 })));
    expect(pages).toEqual(whole);
    expect(new Set(pages).size).toBe(total);
  });

  it('have the same products in every sort order, and only matching ones with a filter', async () => {
    const { data } = await shop.call(searchProducts, { query: { keyword: 'lamp', sort: 'priceAsc', pageSize: 100 } });
    const prices = data.items.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(data.items.map(({ id }) => slugs.get(id)).toSorted()).toEqual((await find('lamp')).toSorted());
    const [cheapest = 0] = prices;
    const cheap = await shop.call(searchProducts, { query: { keyword: 'lamp', maxPrice: cheapest } });
    expect(cheap.data.total).toBe(prices.filter((price) => price === cheapest).length);
    expect(cheap.data.items).toHaveLength(cheap.data.total);
  });
});

describe('suggestions', () => {
  const suggest = async (keyword: string) => (await shop.call(suggestProducts, { query: { keyword } })).data;

  it.each(['耳机 不要黑色', 'headphones not black', '不要黑色', 'not black'])(
    'for %s exclude the unwanted color',
    async (keyword) => {
      const pictures = (await suggest(keyword)).flatMap((one) =>
        one.kind === 'product' ? (one.image?.url ?? '') : [],
      );
      expect(pictures.length).toBeGreaterThan(0);
      for (const picture of pictures) expect(picture).not.toContain('/ink-');
    },
  );

  it.each([
    ['taid', 'table-lighting'],
    ['mkb', 'mugs'],
    ['not', 'notebooks'],
    ['mug', 'mugs'],
    ['cup', 'mugs'],
    ['desk', 'desks'],
    ['耳', 'earphones'],
  ])('for %s begin with the category', async (keyword, category) => {
    expect((await suggest(keyword))[0]).toMatchObject({ kind: 'category', id: stableId('category', category) });
  });

  it('have pictures and prices of products', async () => {
    const product = (await suggest('cloud mug')).find(({ kind }) => kind === 'product');
    expect(product).toMatchObject({
      price: expect.any(Number),
      image: { url: expect.stringContaining('cloud-glaze-mug') },
    });
  });

  it('match products only by title', async () => {
    expect(await suggest('dishwasher')).toEqual([]);
    const named = (await suggest('black headph')).map(({ id }) => slugs.get(id));
    expect(named).toEqual(expect.arrayContaining(['iris-headphones', 'iris-lite']));
    expect(named).not.toContain('tide-keyboard');
  });

  it.each(['毛', '书', '植', '收', '耳'])('include products when %s matches a category', async (keyword) => {
    const kinds = (await suggest(keyword)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['category', 'product']));
  });

  it.each(listKeywords)('are the first products of the list for %s, which has no product name', async (keyword) => {
    const suggested = (await suggest(keyword)).map(({ id }) => slugs.get(id));
    expect(suggested).toEqual(await find(keyword, { pageSize: 4 }));
    expect(suggested).toHaveLength(4);
  });

  it.each(['headphn', 'hedphon', 'keybor'])('correct a typo in %s, which is incomplete', async (keyword) => {
    expect(await suggest(keyword)).not.toEqual([]);
  });
});

describe('the index', () => {
  const put = (slug: string, values: Partial<typeof products.$inferInsert>) =>
    shop.db
      .update(products)
      .set(values)
      .where(eq(products.id, idOf(slug)));

  it('excludes off-sale products immediately, in lists and counts', async () => {
    const before = await totalOf('headphones');
    await put('iris-lite', { isOnSale: false });
    expect(await find('headphones')).not.toContain('iris-lite');
    expect(await totalOf('headphones')).toBe(before - 1);
    await put('iris-lite', { isOnSale: true });
    expect(await totalOf('headphones')).toBe(before);
  });

  it('has new words after the job has run, and removes old ones', async () => {
    const [old] = await shop.db
      .select()
      .from(products)
      .where(eq(products.id, idOf('valley-sofa')));
    await put('valley-sofa', { title: { 'zh-CN': '河谷秋千', 'en-US': 'Valley porch swing' } });
    await runJobsOnce(shop.deps);
    expect(await find('porch swing')).toEqual(['valley-sofa']);
    expect((await find('qiuqian'))[0]).toBe('valley-sofa');
    if (old) await put('valley-sofa', { title: old.title });
    await runJobsOnce(shop.deps);
    expect(await find('porch swing')).not.toContain('valley-sofa');
    expect((await find('sofa'))[0]).toBe('valley-sofa');
  });

  it('applies a new category name to all subcategories', async () => {
    const audio = eq(categories.slug, 'audio');
    const [old] = await shop.db.select().from(categories).where(audio);
    await shop.db
      .update(categories)
      .set({ name: { 'zh-CN': '声学', 'en-US': 'Acoustics' } })
      .where(audio);
    await runJobsOnce(shop.deps);
    expect(await find('acoustics')).toContain('iris-headphones');
    if (old) await shop.db.update(categories).set({ name: old.name }).where(audio);
    await runJobsOnce(shop.deps);
    expect(await find('acoustics')).toEqual([]);
  });

  it('applies sales in steps', async () => {
    const [first, second] = await find('desk lamp');
    await put(second ?? '', { sales: 2_000_000 });
    const [row] = await shop.db
      .select()
      .from(products)
      .where(eq(products.slug, second ?? ''));
    expect(row?.searchVersion).toBe(0);
    await runJobsOnce(shop.deps);
    await put(second ?? '', { sales: 2_000_001 });
    const [again] = await shop.db
      .select()
      .from(products)
      .where(eq(products.slug, second ?? ''));
    expect(again?.searchVersion).toBeGreaterThan(0);
    expect(first).toBeDefined();
  });

  it('has counts and bitmaps of terms that match its postings', async () => {
    const { rows } = await shop.db.execute<{ wrong: number }>(sql`
      SELECT count(*)::int AS wrong FROM search_terms t
      LEFT JOIN (SELECT term_id, sum(bit_count(bits)) AS n FROM search_bitmaps GROUP BY 1) b ON b.term_id = t.id
      LEFT JOIN (SELECT term_id, count(*) AS n FROM search_postings WHERE is_on_sale GROUP BY 1) p ON p.term_id = t.id
      WHERE (t.products, coalesce(b.n, 0)) IS DISTINCT FROM (coalesce(p.n, 0), coalesce(p.n, 0))`);
    expect(rows[0]?.wrong).toBe(0);
  });
});
