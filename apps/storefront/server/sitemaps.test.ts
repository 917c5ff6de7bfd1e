import { createClient, memorySession } from '@mallard/domain/client';
import { DEFAULT_SHOP, getCategoryTree, listProducts } from '@mallard/domain/contract';
import { describe, expect, it } from 'vitest';
import { openSampleShop } from '../src/offline/sampleShop.ts';
import { createSitemaps } from './sitemaps.ts';

const origin = 'https://shop.test';
const backend = openSampleShop(DEFAULT_SHOP, () => Date.UTC(2026, 5, 1));
const client = createClient({
  backend,
  baseUrl: origin,
  version: 'test',
  session: memorySession(),
  locks: null,
  locale: () => 'zh-CN',
  passwordHashing: { salt: 'sample', iterations: 1 },
});

const visit = { origin, backend };

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => (url ?? '').replaceAll('&#38;', '&'));
}

/** Records the calls of a back end, and refuses some of them. */
function countCalls(isRefused: (calls: readonly string[]) => boolean = () => false) {
  const calls: string[] = [];
  const counted = async (request: Request) => {
    calls.push(request.url);
    if (!isRefused(calls)) return backend(request);
    const data = { error: 'RATE_LIMITED', retryAfter: 7 };
    return Response.json({ code: 429, message: '', data }, { status: 429, headers: { 'Retry-After': '7' } });
  };
  return { calls, counted };
}

describe('sitemaps', () => {
  it.each([7, 100])('list every product once in each language, in files of %i products', async (productsPerFile) => {
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP, productsPerFile });
    const { items, total } = await client.call(listProducts, { query: { pageSize: 100 } });
    const files = locations(await sitemaps.index(visit)).map((url) => url.replace(`${origin}/sitemaps/`, ''));
    expect(files).toHaveLength(1 + Math.ceil(total / productsPerFile));
    const xml = await Promise.all(files.slice(1).map(async (name) => (await sitemaps.file(name, visit)) ?? ''));
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
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP });
    const urls = locations((await sitemaps.file('pages.xml', visit)) ?? '');
    const [category] = await client.call(getCategoryTree, {});
    for (const path of ['/home', '/home?lang=en-US', '/help?lang=zh-CN', '/discount', '/terms'])
      expect(urls).toContain(origin + path);
    expect(urls).toContain(`${origin}/category?categoryUuid=${category?.id}&lang=en-US`);
    expect(new Set(urls).size).toBe(urls.length);
    for (const path of ['/cart', '/login', '/search', '/404', '/settings']) expect(urls).not.toContain(origin + path);
  });

  it('date each category by the newest product in it or its descendants', async () => {
    const xml = (await createSitemaps({ shop: DEFAULT_SHOP }).file('pages.xml', visit)) ?? '';
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
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP });
    for (const name of ['products-0.xml', 'products-99.xml', 'products-.xml', 'products-1e3.xml', 'other.xml'])
      expect(await sitemaps.file(name, visit), name).toBeNull();
  });

  it('are read by one API call per file of products, and then cached for all visitors', async () => {
    const { calls, counted } = countCalls();
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP, productsPerFile: 7 });
    const read = () => sitemaps.file('products-2.xml', { origin, backend: counted });
    const [first, second] = await Promise.all([read(), read()]);
    expect([second, await read()]).toEqual([first, first]);
    expect(calls).toHaveLength(1);
    await sitemaps.index({ origin, backend: counted });
    await sitemaps.file('pages.xml', { origin, backend: counted });
    const before = calls.length;
    expect(await sitemaps.index({ origin: 'https://other.test', backend: counted })).toContain('https://other.test/');
    await sitemaps.file('pages.xml', { origin, backend: counted });
    expect(calls).toHaveLength(before);
  });

  it('are complete or fail when an API call is refused, and can be read again', async () => {
    const { calls, counted } = countCalls(({ length }) => length % 2 === 0);
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP, productsPerFile: 7 });
    const names = ['pages.xml', 'products-1.xml', 'products-2.xml', 'products-3.xml'];
    const read = (name: string) => sitemaps.file(name, { origin, backend: counted });
    let failures = 0;
    for (const name of names) {
      const xml = await read(name).catch((error: unknown) => {
        failures += 1;
        expect(error, name).toMatchObject({ error: { status: 429, retryAfter: 7 } });
        return '';
      });
      if (xml !== '')
        expect(xml, name).toBe(await createSitemaps({ shop: DEFAULT_SHOP, productsPerFile: 7 }).file(name, visit));
    }
    expect(failures).toBeGreaterThan(0);
    expect(failures).toBeLessThan(names.length);
    const callCount = calls.length;
    // A failure is not cached.
    for (const name of names) expect(await sitemaps.file(name, visit), name).not.toBeNull();
    expect(calls).toHaveLength(callCount);
  });

  it('do not fail because of the limit of another visitor', async () => {
    const { counted } = countCalls(() => true);
    const sitemaps = createSitemaps({ shop: DEFAULT_SHOP });
    const [refused, own] = await Promise.allSettled([
      sitemaps.file('products-1.xml', { origin, backend: counted }),
      sitemaps.file('products-1.xml', visit),
    ]);
    expect([refused.status, own.status]).toEqual(['rejected', 'fulfilled']);
  });
});
