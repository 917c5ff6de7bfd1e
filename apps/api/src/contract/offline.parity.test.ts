import * as catalogue from '@mallard/catalogue';
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  getCart,
  getCategoryTree,
  getFacets,
  getHome,
  getProduct,
  getProfile,
  getUserInfo,
  listAddresses,
  listCategories,
  listCategoryProducts,
  listCoupons,
  listFavorites,
  listNotifications,
  listOrders,
  listProducts,
  listReviews,
  login,
  productCollections,
  productSorts,
  searchProducts,
} from '@mallard/domain/contract';
import { hashPassword } from '@mallard/domain/password';
import { createOfflineBackend, DEMO_ACCOUNT, stableId } from '@mallard/offline/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../seed/seed.ts';
import { type CallOptions, callEndpoint, type TestAnswer } from '../testing/callEndpoint.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
let served: TestApp;
const offline = createOfflineBackend({ shop: catalogue, now: () => NOW.getTime() });
let tokens: { served: string; offline: string };

beforeAll(async () => {
  served = await createTestApp({ now: NOW });
  await seed(served.db, { now: NOW, pepper: served.deps.secrets.pepper });
  const password = await hashPassword(DEMO_ACCOUNT.password, { salt: 'mallard.v1' });
  const input = { body: { username: DEMO_ACCOUNT.username, password } };
  const answers = await Promise.all([served.call(login, input), callOffline(login, input)]);
  tokens = { served: answers[0].data.token, offline: answers[1].data.token };
});
afterAll(() => served.close());

function callOffline<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<TestAnswer<EndpointData<E>>> {
  const app = { request: (path: string, init?: RequestInit) => offline(new Request(`http://shop.test${path}`, init)) };
  return callEndpoint(app, endpoint, input, options);
}

/** Removes random values, which differ between the shops. */
const RANDOM_FIELDS = new Set(['id', 'orderNumber', 'trackingNumber', 'link']);
function withoutRandomFields(data: unknown): unknown {
  const text = JSON.stringify(data, (key, value: unknown) => (RANDOM_FIELDS.has(key) ? undefined : value));
  const { items, ...otherFields } = JSON.parse(text.replace(/\b\d{20}\b/g, 'number')) as { items: object[] };
  // Notifications with the same timestamp have no fixed order.
  const inOrder = items.map((item) => ({ key: JSON.stringify(Object.entries(item).sort()), item }));
  return { items: inOrder.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item), ...otherFields };
}

const productId = stableId('product', 'iris-headphones');
const reviewedId = stableId('product', 'cloud-glaze-mug');
const categoryUuid = stableId('category', catalogue.categories[0]?.slug ?? '');
const filters = [
  {},
  { categoryUuid },
  { minPrice: 10_000, maxPrice: 30_000, inStock: true },
  { onSale: true, attributes: 'colour:ink,cream' },
  // Criteria that one SKU must match together.
  { attributes: 'colour:ink,cream;size:large', sort: 'priceAsc' },
  { attributes: 'colour:cream', maxPrice: 40_000, inStock: true, sort: 'priceDesc' },
  ...productCollections.map((collection) => ({ collection })),
];
const pageSize = 100;

const publicRequests: [string, Endpoint, object][] = [
  ['home', getHome, {}],
  ['categories', listCategories, { query: {} }],
  ['the category tree', getCategoryTree, { query: {} }],
  ['the category tree without pictures', getCategoryTree, { query: { pictures: false } }],
  ['a product', getProduct, { params: { id: productId } }],
  ['its reviews', listReviews, { query: { productUuid: productId, pageSize } }],
  ['its good reviews with photos', listReviews, { query: { productUuid: productId, filter: 'withPhotos' } }],
  ['a category', listCategoryProducts, { params: { id: categoryUuid }, query: { pageNumber: 2, pageSize: 3 } }],
  ['coupons', listCoupons, { query: { pageSize } }],
  ...productSorts.map((sort): [string, Endpoint, object] => [sort, listProducts, { query: { sort, pageSize } }]),
  ...filters.flatMap((filter): [string, Endpoint, object][] => [
    [`products ${JSON.stringify(filter)}`, listProducts, { query: { ...filter, pageSize } }],
    [`facets ${JSON.stringify(filter)}`, getFacets, { query: { ...filter, sort: undefined } }],
  ]),
  ...['mug', '茶'].map((keyword): [string, Endpoint, object] => [
    `facets of ${keyword}`,
    getFacets,
    { query: { keyword } },
  ]),
];
const keywordFilters = [
  {},
  { inStock: true },
  { maxPrice: 20_000 },
  { minPrice: 20_000, maxPrice: 60_000, inStock: true },
  { attributes: 'colour:cream' },
  { onSale: true, inStock: true },
];
/** Keywords with a value, values of several groups, excluded values, a gift, and none of these. */
const valueKeywords = [
  'green lamp',
  'black headphones',
  '500ml cream flask',
  'headphones not black',
  '不要黑色的',
  'green gift',
  '礼物',
  '礼盒',
  'lamp',
];

const accountRequests: [string, Endpoint, object][] = [
  ['account', getUserInfo, {}],
  ['profile', getProfile, {}],
  ['cart', getCart, {}],
  ['addresses', listAddresses, {}],
  ['favourites', listFavorites, { query: {} }],
  ['claimed coupons', listCoupons, { query: { scope: 'claimed' } }],
  ['used coupons', listCoupons, { query: { scope: 'used' } }],
  ['expired coupons', listCoupons, { query: { scope: 'expired' } }],
];
const historyRequests: [string, Endpoint, object][] = [
  ['orders', listOrders, { query: {} }],
  ['review', listReviews, { query: { productUuid: reviewedId, pageSize } }],
  ['messages', listNotifications, { query: { pageSize } }],
];

describe('the shop is the same with and without a server', () => {
  it.each(publicRequests)('in %s', async (_what, endpoint, input) => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const [expected, actual] = await Promise.all([
        callEndpoint(served.app, endpoint, input, { locale }),
        callOffline(endpoint, input, { locale }),
      ]);
      expect(actual.data).toEqual(expected.data);
    }
  });

  it.each(valueKeywords)('in the results for %s with any filter', async (keyword) => {
    const sorts = ['comprehensive', 'priceAsc'] as const;
    for (const filter of keywordFilters)
      for (const [endpoint, input] of [
        ...sorts.map((sort) => [searchProducts, { query: { ...filter, keyword, sort, pageSize } }] as const),
        [getFacets, { query: { ...filter, keyword } }] as const,
      ] satisfies (readonly [Endpoint, object])[]) {
        const [expected, actual] = await Promise.all([served.call(endpoint, input), callOffline(endpoint, input)]);
        expect(actual.data, JSON.stringify(input)).toEqual(expected.data);
      }
  });

  it.each(accountRequests)('in the %s of the demo account', async (_what, endpoint, input) => {
    const expected = await served.call(endpoint, input, { token: tokens.served });
    expect((await callOffline(endpoint, input, { token: tokens.offline })).data).toEqual(expected.data);
  });

  it.each(historyRequests)(
    'in the %s of the demo account, except for random values',
    async (_what, endpoint, input) => {
      const expected = await served.call(endpoint, input, { token: tokens.served });
      const actual = await callOffline(endpoint, input, { token: tokens.offline });
      expect(withoutRandomFields(actual.data)).toEqual(withoutRandomFields(expected.data));
    },
  );
});
