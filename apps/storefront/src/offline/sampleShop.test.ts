import { products } from '@mallard/catalogue';
import { defectsOf, searchCases } from '@mallard/catalogue/testing';
import { createClient, memorySession } from '@mallard/domain/client';
import { searchProducts, suggestProducts } from '@mallard/domain/contract';
import { skuId, stableId } from '@mallard/domain/offline';
import { describe, expect, it } from 'vitest';
import english from '../locales/en-US/shell.json' with { type: 'json' };
import chinese from '../locales/zh-CN/shell.json' with { type: 'json' };
import { openSampleShop } from './sampleShop.ts';

const client = createClient({
  ...{ backend: openSampleShop(() => 0), baseUrl: 'http://shop.test', version: 'test', session: memorySession() },
  ...{ locale: () => 'zh-CN', locks: null, passwordHashing: { salt: 'sample', iterations: 1 } },
});
const slugs = new Map(products.map(({ slug }) => [stableId('product', slug), slug]));
const valuesOf = new Map(
  products.flatMap(({ slug, skus }) => skus.map(({ values }) => [skuId(slug, values), values] as const)),
);

describe('the search of the sample shop', () => {
  it.each([
    ['erji', 'iris-headphones'],
    ['ej', 'iris-headphones'],
    ['taid', 'evening-linen-lamp'],
    ['bijiben', 'cloth-notebook'],
    ['shafa', 'valley-sofa'],
    ['cha', 'tea-caddy'],
    ['mkb', 'cloud-glaze-mug'],
    ['mug', 'cloud-glaze-mug'],
    ['pan', 'beech-skillet'],
  ])('finds by %s what a server finds', async (keyword, wanted) => {
    const { items } = await client.call(searchProducts, { query: { keyword } });
    expect(items.slice(0, 5).map(({ id }) => slugs.get(id))).toContain(wanted);
  });

  it.each(searchCases)('for $query shows what it must', async (wanted) => {
    const { items, ...found } = await client.call(searchProducts, { query: { keyword: wanted.query, pageSize: 100 } });
    const answer = {
      slugs: items.map(({ id }) => slugs.get(id) ?? id),
      values: items.map(({ matchedSku }) => matchedSku && valuesOf.get(matchedSku.id)),
      corrected: found.correctedKeyword,
      unmatched: found.unmatchedWords,
      isOnlyMentioned: found.isOnlyMentioned,
    };
    expect(defectsOf(wanted, answer)).toEqual([]);
  });

  it.each([
    ['zh-CN', chinese],
    ['en-US', english],
  ])('finds something for each of the popular terms in %s', async (_, { search }) => {
    for (const keyword of search.popular.split('|')) {
      const found = await client.call(searchProducts, { query: { keyword } });
      expect(found, keyword).toMatchObject({ isOnlyMentioned: false, isRelaxed: false });
      expect(found.total, keyword).toBeGreaterThan(0);
    }
  });

  it('suggests by pinyin, too', async () => {
    const found = await client.call(suggestProducts, { query: { keyword: 'shafa' } });
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['category', 'product']));
  });
});
