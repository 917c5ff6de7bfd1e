import { createClient, memorySession } from '@mallard/domain/client';
import {
  type Category,
  DEFAULT_SHOP,
  getCategoryTree,
  getProduct,
  listProducts,
  type Product,
} from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import { createDeferredClient } from '@mallard/domain/endpoints';
import type { Locale } from '@mallard/domain/messages';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { createI18n, loadMessages, translatorOf } from '../i18n/i18n.ts';
import { offeredLocales } from '../i18n/offeredLocales.ts';
import { shellQueries } from '../layout/shellQueries.ts';
import { openSampleShop } from '../offline/sampleShop.ts';
import { structuredDataFaults } from '../testing/structuredDataRules.ts';
import { matchRoute, paths, type Route, routes } from './routes.ts';
import { metaOf } from './screenMeta.ts';
import { loadScreen, namespacesOf, type ScreenMeta } from './screenModule.ts';

const ORIGIN = 'https://shop.test';
const backend = openSampleShop(DEFAULT_SHOP, () => Date.UTC(2026, 5, 1));

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

/** Returns the metadata of a page in a language. */
async function read(path: string, locale: Locale): Promise<ScreenMeta> {
  const url = new URL(path, ORIGIN);
  const { route, params } = matchRoute(url.pathname);
  const i18n = createI18n(locale, DEFAULT_SHOP);
  await loadMessages(i18n, locale, namespacesOf(route));
  const client = createDeferredClient(async () => ({ client: clientIn(locale), endpoints }));
  const context = {
    client,
    queryClient: new QueryClient(),
    params,
    search: url.searchParams,
    locale,
    origin: ORIGIN,
    shop: DEFAULT_SHOP,
  };
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

function required<T>(item: T | undefined): T {
  if (item === undefined)
    throw new Error('Missing sample data: the sample shop has no product or category that this test needs.');
  return item;
}

describe.each(offeredLocales(DEFAULT_SHOP))('an indexed page in %s', (locale) => {
  it('has a title, a description of its own and a canonical address', async () => {
    const pages = indexed.map(({ path }) => path.replace(':uuid', required(products[0]).id));
    pages.push(paths.category({ categoryUuid: required(tree[0]).id }));
    const metas = await Promise.all(pages.map((path) => read(path, locale)));
    for (const [index, { title, description, canonical }] of metas.entries()) {
      expect(title, pages[index]).not.toBe('');
      expect(canonical, pages[index]).toBe(pages[index]);
      expect(description?.length, `${pages[index]}: ${description}`).toBeGreaterThan(locale === 'zh-CN' ? 7 : 20);
    }
    for (const key of ['title', 'description', 'canonical'] as const)
      expect(new Set(metas.map((meta) => meta[key])).size, key).toBe(pages.length);
  });

  it('has the structured data that Google requires, in the language of its URL', async () => {
    const several = required(products.find(({ skus }) => skus.length > 1));
    const single = required(products.find(({ skus }) => skus.length === 1));
    const soldOut = products.find(({ stock }) => stock === 0);
    const expected = {
      [paths.home()]: ['OnlineStore', 'WebSite'],
      [paths.category()]: ['BreadcrumbList', 'ItemList'],
      [paths.category({ categoryUuid: required(tree[0]).id })]: ['BreadcrumbList', 'ItemList'],
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
        for (const page of pages.filter((href) => !/^\/(?:media|icons)\//.test(href)))
          expect(page, path).toContain(`lang=${locale}`);
      }
    }
  });
});

describe('the offers of a product', () => {
  const dataOf = async (product: Product) => {
    const { jsonLd = [] } = await read(paths.product(product.id), 'zh-CN');
    return required(jsonLd[0]);
  };

  it('have a price range for several SKUs and one price for a single SKU', async () => {
    const several = required(products.find(({ skus }) => new Set(skus.map(({ price }) => price)).size > 1));
    const prices = several.skus.map(({ price }) => price / 100);
    expect(await dataOf(several)).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: Math.min(...prices).toFixed(2),
        highPrice: Math.max(...prices).toFixed(2),
        offerCount: prices.length,
      },
    });
    const single = required(products.find(({ skus }) => skus.length === 1));
    expect(await dataOf(single)).toMatchObject({
      offers: { '@type': 'Offer', price: (single.price / 100).toFixed(2) },
    });
  });

  it('have a return policy only if the product can be returned, and name the brand', async () => {
    const returnable = required(products.find(({ services }) => services.includes('sevenDayReturns')));
    const final = required(products.find(({ services }) => !services.includes('sevenDayReturns')));
    expect(await dataOf(returnable)).toMatchObject({ offers: { hasMerchantReturnPolicy: { merchantReturnDays: 7 } } });
    expect(await dataOf(final)).not.toHaveProperty('offers.hasMerchantReturnPolicy');
    const brand = returnable.parameters.find(({ name }) => name === '品牌')?.value;
    expect(await dataOf(returnable)).toMatchObject({ brand: { name: brand } });
  });
});

describe('a list', () => {
  it('has one canonical URL for all orders and single filters; combined filters are not indexed', async () => {
    const { id } = required(tree[0]);
    const list = (query: string) => read(`/category?categoryUuid=${id}&${query}`, 'zh-CN');
    for (const query of ['sort=sales', 'inStock=true', 'minPrice=100']) {
      const meta = await list(query);
      expect(meta.canonical, query).toBe(`/category?categoryUuid=${id}`);
      expect(meta.isIndexed, query).toBe(true);
    }
    expect((await list('inStock=true&onSale=true')).isIndexed).toBe(false);
  });

  it('responds with NotFound for a category that does not exist', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nothing'])
      await expect(read(`/category?categoryUuid=${id}`, 'zh-CN')).rejects.toMatchObject({
        error: { kind: 'NotFound' },
      });
  });
});

function typeOf(data: object): unknown {
  return '@type' in data ? data['@type'] : undefined;
}
