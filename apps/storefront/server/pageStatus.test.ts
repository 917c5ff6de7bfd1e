import { products } from '@mallard/catalogue';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { failure, refuse, toResponse } from '@mallard/domain/serving';
import { stableId } from '@mallard/offline/backend';
import { describe, expect, it } from 'vitest';
import * as entry from '../src/app/entry-server.tsx';
import type { RouteName } from '../src/navigation/routes.ts';
import { openSampleShop } from '../src/offline/sampleShop.ts';
import { createPageRenderer } from './renderPage.ts';

const ORIGIN = 'https://shop.test';
const now = () => Date.UTC(2026, 5, 1);
const backend = openSampleShop(DEFAULT_SHOP, now);
const input = {
  loadEntry: async () => entry,
  assetTags: () => ({ markup: '', scripts: [] }),
  backendFor: () => backend,
  config: { version: '1.0.0', hasSampleShop: true, shop: DEFAULT_SHOP },
  publicOrigin: null,
  now,
};
const renderPage = createPageRenderer(input);

async function getStatus(path: string) {
  const { status, headers } = await renderPage(new Request(ORIGIN + path));
  return { status, location: headers.get('Location') };
}

const unknownId = stableId('product', 'nothing');
const product = `/product/${stableId('product', products[0]?.slug ?? '')}`;

/** Status of each screen without a query. Member pages are always 200, because their data is loaded in the browser. */
const statuses: Record<RouteName, number> = {
  home: 200,
  category: 200,
  search: 200,
  newArrivals: 200,
  hotSale: 200,
  deals: 200,
  product: 404,
  login: 200,
  register: 200,
  resetPassword: 200,
  cart: 200,
  checkout: 200,
  payment: 200,
  paymentResult: 200,
  orders: 200,
  order: 200,
  review: 200,
  afterSale: 200,
  user: 200,
  profile: 200,
  addresses: 200,
  addressEdit: 200,
  favorites: 200,
  coupons: 200,
  notifications: 200,
  settings: 200,
  help: 200,
  about: 200,
  contact: 200,
  terms: 200,
  privacy: 200,
  forbidden: 403,
  notFound: 404,
  tooManyRequests: 429,
  serverError: 500,
};

describe('the status of a page', () => {
  it.each(Object.entries(entry.routes))('of the screen %s is correct', async (name, { path }) => {
    const status = statuses[name as RouteName];
    expect(await getStatus(path.replace(/:\w+/, unknownId))).toEqual({ status, location: null });
  });

  it.each([
    [product, 200],
    ['/product/nothing', 404],
    [`/category?categoryUuid=${unknownId}`, 404],
    ['/category?categoryUuid=mugs', 404],
    ['/nowhere', 404],
    ['/nowhere/at/all', 404],
    ['/search?keyword=zzzzqqq', 200],
    ['/category?page=9', 200],
    ['/category?page=0', 200],
    ['/category?page=x', 200],
    ['/search?keyword=zzzzqqq&page=9', 200],
  ])('at %s is %i', async (path, status) => {
    expect(await getStatus(path)).toEqual({ status, location: null });
  });

  it.each([
    ['/category?page=10', '/category?page=9'],
    ['/category?page=9999&lang=en-US', '/category?page=9&lang=en-US'],
    [`/category?page=${'9'.repeat(30)}&sort=sales`, '/category?page=9&sort=sales'],
    ['/search?keyword=lamp&page=7', '/search?keyword=lamp'],
    ['/new?page=99', '/new?page=3'],
    ['/hot?page=99', '/hot?page=2'],
    ['/discount?page=99', '/discount?page=2'],
  ])('redirects %s, past the end of the list, to %s', async (path, location) => {
    expect(await getStatus(path)).toEqual({ status: 302, location });
  });

  it.each([
    ['/', '/home'],
    ['/HOME/?a=1', '/home?a=1'],
    ['/products?sort=sales', '/category?sort=sales'],
  ])('redirects the moved path %s to %s', async (path, location) => {
    expect(await getStatus(path)).toEqual({ status: 308, location });
  });

  it('is refused by the server when the API is overloaded', async () => {
    const refused = failure(refuse('OVERLOADED', { retryAfter: 7 }), 'en-US', 'request-1');
    const render = createPageRenderer({ ...input, backendFor: () => async () => toResponse(refused) });
    await expect(render(new Request(`${ORIGIN}/home`))).rejects.toMatchObject({
      code: 'OVERLOADED',
      options: { retryAfter: 7 },
    });
  });
});
