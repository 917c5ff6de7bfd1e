import { createClient, memorySession } from '@mallard/domain/client';
import { getCategoryTree, listProducts } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { openSampleShop } from '../src/offline/sampleShop.ts';
import { createSitemaps } from './sitemaps.ts';

const origin = 'https://shop.test';
const backend = openSampleShop(() => Date.UTC(2026, 5, 1));
const client = createClient({
  backend,
  baseUrl: origin,
  version: 'test',
  session: memorySession(),
  locks: null,
  locale: () => 'zh-CN',
  passwordHashing: { salt: 'sample', iterations: 1 },
});

async function textOf(file: string | ReadableStream<Uint8Array> | null): Promise<string> {
  return new Response(file).text();
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replaceAll('&#38;', '&'));
}

describe('sitemaps', () => {
  it.each([7, 100])('list every product once in each language, in files of %i products', async (productsPerFile) => {
    const sitemaps = createSitemaps({ origin, backend, productsPerFile });
    const { items, total } = await client.call(listProducts, { query: { pageSize: 100 } });
    const files = locations(await sitemaps.index()).map((url) => url.replace(`${origin}/sitemaps/`, ''));
    expect(files).toHaveLength(1 + Math.ceil(total / productsPerFile));
    const xml = await Promise.all(files.slice(1).map(async (name) => textOf(await sitemaps.file(name))));
    for (const file of xml) expect(locations(file).length).toBeLessThanOrEqual(productsPerFile * 3);
    const expected = items.flatMap(({ id }) =>
      ['', '?lang=zh-CN', '?lang=en-US'].map((query) => `${origin}/product/${id}${query}`),
    );
    expect(xml.flatMap(locations).toSorted()).toEqual(expected.toSorted());
    for (const entry of xml.join('').match(/<url>.*<\/url>/g) ?? []) {
      expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
      expect(entry.match(/hreflang="(?:zh-CN|en-US|x-default)"/g)).toHaveLength(3);
    }
  });

  it('list fixed pages and categories with products, and only indexed pages', async () => {
    const sitemaps = createSitemaps({ origin, backend });
    const urls = locations(await textOf(await sitemaps.file('pages.xml')));
    const [category] = await client.call(getCategoryTree, {});
    for (const path of ['/home', '/home?lang=en-US', '/help?lang=zh-CN', '/discount', '/terms'])
      expect(urls).toContain(origin + path);
    expect(urls).toContain(`${origin}/category?categoryUuid=${category?.id}&lang=en-US`);
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of ['/cart', '/login', '/search', '/404', '/settings']) expect(urls).not.toContain(origin + path);
  });

  it('date each category by the newest product in it or its descendants', async () => {
    const xml = await textOf(await createSitemaps({ origin, backend }).file('pages.xml'));
    const dates = new Map(
      [...xml.matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, url = '', date]) => [
        url.replaceAll('&#38;', '&'),
        date,
      ]),
    );
    const [top] = await client.call(getCategoryTree, {});
    for (const category of [top, ...(top?.children ?? [])]) {
      const categoryUuid = category?.id ?? '';
      const { items } = await client.call(listProducts, { query: { categoryUuid, sort: 'newest', pageSize: 1 } });
      expect(dates.get(`${origin}/category?categoryUuid=${categoryUuid}`)).toBe(items[0]?.publishTime);
    }
  });

  it('have no other files', async () => {
    const sitemaps = createSitemaps({ origin, backend });
    for (const name of ['products-0.xml', 'products-99.xml', 'products-.xml', 'products-1e3.xml', 'other.xml'])
      expect(await sitemaps.file(name), name).toBeNull();
  });
});
