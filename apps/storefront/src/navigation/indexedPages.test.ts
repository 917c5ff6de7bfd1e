import { createClient, memorySession } from '@mallard/domain/client';
import { type Category, getCategoryTree, getProduct, listProducts, type Product } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createLateClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { matchRoute, paths, type Route, routes } from '../app/routes.ts';
import { createI18n, loadMessages, translatorOf } from '../i18n/i18n.ts';
import { offeredLocales } from '../i18n/offeredLocales.ts';
import { shellQueries } from '../layout/shellQueries.ts';
import { openSampleShop } from '../offline/sampleShop.ts';
import { structuredDataFaults } from '../testing/structuredDataRules.ts';
import { metaOf } from './screenMeta.ts';
import { loadScreen, namespacesOf, type ScreenMeta } from './screenModule.ts';

const ORIGIN = 'https://shop.test';
const backend = openSampleShop(() => Date.UTC(2026, 5, 1));

function clientIn(locale: Locale) {
  return createClient({
    backend,
    baseUrl: ORIGIN,
    version: 'test',
    session: memorySession(),
    locks: null,
    locale: () => locale,
    passwordHashing: { salt: 'sample', iterations: 1 },
  });
}

/** What the head of a page says in a language. */
async function read(path: string, locale: Locale): Promise<ScreenMeta> {
  const url = new URL(path, ORIGIN);
  const { route, params } = matchRoute(url.pathname);
  const i18n = createI18n(locale);
  await loadMessages(i18n, locale, namespacesOf(route));
  const client = createLateClient(async () => ({ client: clientIn(locale), endpoints }));
  const context = { client, queryClient: new QueryClient(), params, search: url.searchParams, locale, origin: ORIGIN };
  const module = await loadScreen(route);
  await module.prefetch?.(context);
  await Promise.all(shellQueries(client, locale).map((query) => context.queryClient.fetchQuery(query)));
  return metaOf(module, { ...context, t: translatorOf(i18n, locale) });
}

const indexed: Route[] = Object.values(routes).filter((route) => 'isIndexed' in route);
const client = clientIn('zh-CN');
let products: Product[];
let tree: Category[];

beforeAll(async () => {
  const { items } = await client.call(listProducts, { query: { pageSize: 100 } });
  products = await Promise.all(items.map(({ id }) => client.call(getProduct, { params: { id } })));
  tree = await client.call(getCategoryTree, {});
  await Promise.all(indexed.map(loadScreen));
}, 120_000);

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Error('The sample shop has no such product or category.');
  return item;
}

describe.each(offeredLocales)('an indexed page in %s', (locale) => {
  it('has a title, a description of its own and a canonical address', async () => {
    const pages = indexed.map(({ path }) => path.replace(':uuid', found(products[0]).id));
    pages.push(paths.category({ categoryUuid: found(tree[0]).id }));
    const metas = await Promise.all(pages.map((path) => read(path, locale)));
    for (const [index, { title, description, canonical }] of metas.entries()) {
      expect(title, pages[index]).not.toBe('');
      expect(canonical, pages[index]).toBe(pages[index]);
      expect(description?.length, `${pages[index]}: ${description}`).toBeGreaterThan(locale === 'zh-CN' ? 7 : 20);
    }
    for (const key of ['title', 'description', 'canonical'] as const)
      expect(new Set(metas.map((meta) => meta[key])).size, key).toBe(pages.length);
  });

  it('has structured data with what Google requires, in the language of its address', async () => {
    const several = found(products.find(({ skus }) => skus.length > 1));
    const single = found(products.find(({ skus }) => skus.length === 1));
    const soldOut = products.find(({ stock }) => stock === 0);
    const expected = {
      [paths.home()]: ['OnlineStore', 'WebSite'],
      [paths.category()]: ['BreadcrumbList', 'ItemList'],
      [paths.category({ categoryUuid: found(tree[0]).id })]: ['BreadcrumbList', 'ItemList'],
      [paths.newArrivals()]: ['BreadcrumbList', 'ItemList'],
      [paths.hotSale()]: ['BreadcrumbList', 'ItemList'],
      [paths.deals()]: ['BreadcrumbList', 'ItemList'],
      [paths.help()]: ['FAQPage'],
      [paths.product(several.id)]: ['Product', 'BreadcrumbList'],
      [paths.product(single.id)]: ['Product', 'BreadcrumbList'],
      ...(soldOut && { [paths.product(soldOut.id)]: ['Product', 'BreadcrumbList'] }),
    };
    for (const [path, types] of Object.entries(expected)) {
      const { jsonLd = [] } = await read(`${path}${path.includes('?') ? '&' : '?'}lang=${locale}`, locale);
      expect(jsonLd.map(typeOf), path).toEqual(types);
      for (const data of jsonLd) {
        expect(structuredDataFaults(data), path).toEqual([]);
        const pages = [...JSON.stringify(data).matchAll(/"https:\/\/shop\.test(\/[^"]*)"/g)].map(
          ([, page]) => page ?? '',
        );
        for (const page of pages.filter((one) => !/^\/(?:media|icons)\//.test(one)))
          expect(page, path).toContain(`lang=${locale}`);
      }
    }
  });
});

describe('the offers of a product', () => {
  const dataOf = async (product: Product) => {
    const { jsonLd = [] } = await read(paths.product(product.id), 'zh-CN');
    return found(jsonLd[0]);
  };

  it('are a range of prices for several SKUs, one price for one', async () => {
    const several = found(products.find(({ skus }) => new Set(skus.map(({ price }) => price)).size > 1));
    const prices = several.skus.map(({ price }) => price / 100);
    expect(await dataOf(several)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        offerCount: prices.length,
      },
    });
    const single = found(products.find(({ skus }) => skus.length === 1));
    expect(await dataOf(single)).toMatchObject({
      offers: { '@type': 'Offer', price: (single.price / 100).toFixed(2) },
    });
  });

  it('can be returned within seven days where the product says so, and name the brand', async () => {
    const returnable = found(products.find(({ services }) => services.includes('sevenDayReturns')));
    const final = found(products.find(({ services }) => !services.includes('sevenDayReturns')));
    expect(await dataOf(returnable)).toMatchObject({ offers: { hasMerchantReturnPolicy: { merchantReturnDays: 7 } } });
    expect(await dataOf(final)).not.toHaveProperty('offers.hasMerchantReturnPolicy');
    const brand = returnable.parameters.find(({ name }) => name === '品牌')?.value;
    expect(await dataOf(returnable)).toMatchObject({ brand: { name: brand } });
  });
});

describe('a list', () => {
  it('is one page for search engines, whatever its order or filter, and combinations of filters are not listed', async () => {
    const { id } = found(tree[0]);
    const list = (query: string) => read(`/category?categoryUuid=${id}&${query}`, 'zh-CN');
    for (const query of ['sort=sales', 'inStock=true', 'minPrice=100']) {
      const meta = await list(query);
      expect(meta.canonical, query).toBe(`/category?categoryUuid=${id}`);
      expect(meta.isIndexed, query).toBe(true);
    }
    expect((await list('inStock=true&onSale=true')).isIndexed).toBe(false);
  });

  it('of a category that does not exist cannot be fetched', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing'])
      await expect(read(`/category?categoryUuid=${id}`, 'zh-CN')).rejects.toMatchObject({
        error: { kind: 'NotFound' },
      });
  });
});

function typeOf(data: object): unknown {
  return '@type' in data ? data['@type'] : undefined;
}
