import { products } from '@mallard/catalogue';
import { DEFAULT_SHOP, type Shop } from '@mallard/domain/contract';
import { stableId } from '@mallard/offline/backend';
import { describe, expect, it } from 'vitest';
import * as entry from '../src/app/entry-server.tsx';
import home from '../src/locales/en-US/home.json' with { type: 'json' };
import { isOfferedLink } from '../src/navigation/offeredRoutes.ts';
import { openSampleShop } from '../src/offline/sampleShop.ts';
import { createPageRenderer } from './renderPage.ts';

const ORIGIN = 'https://shop.test';
const now = () => Date.UTC(2026, 5, 1);
const backend = openSampleShop(DEFAULT_SHOP, now);
const product = `/product/${stableId('product', products[0]?.slug ?? '')}`;
/** Pages that link all others. Pages of members are rendered in the browser. */
const PAGES = [
  '/home',
  product,
  '/category',
  '/search?keyword=zzzzqqq',
  '/help',
  '/about',
  '/contact',
  '/login',
  '/nowhere',
];

interface Feature {
  /** Areas and endpoints that the back end doesn't offer. */
  areas?: string[];
  endpoints?: string[];
  /** Paths that are not found. */
  paths: string[];
  /** Texts of controls and sections that are absent, and only then. */
  absent?: string[];
}

/** What a shop may leave out. */
const features: Record<string, Feature> = {
  search: { endpoints: ['searchProducts'], paths: ['/search'], absent: ['SearchAction'] },
  registration: { endpoints: ['register'], paths: ['/register'], absent: ['Register for free'] },
  'password reset': { endpoints: ['resetPassword'], paths: ['/reset-password'], absent: ['Forgot'] },
  'login by code': { endpoints: ['loginByCode'], paths: [], absent: ['By code'] },
  'login by password': { endpoints: ['login'], paths: [], absent: ['By password'] },
  'any login': { endpoints: ['login', 'loginByCode'], paths: ['/login'] },
  cart: { areas: ['cart'], paths: ['/cart'], absent: ['Add to cart'] },
  checkout: { endpoints: ['createOrder'], paths: ['/checkout'], absent: ['Buy now'] },
  payment: { endpoints: ['createPayment'], paths: ['/payment/1', '/payment-result'], absent: ['How do I pay?'] },
  orders: { endpoints: ['listOrders'], paths: ['/order'], absent: ['My orders'] },
  order: { endpoints: ['getOrder'], paths: ['/order/1'] },
  reviews: { endpoints: ['reviewOrder'], paths: ['/review/1'] },
  'after-sales': { endpoints: ['requestAfterSale'], paths: ['/after-sale/1'], absent: ['Can I change an order?'] },
  profile: { endpoints: ['getProfile'], paths: ['/user/profile'] },
  addresses: { areas: ['address'], paths: ['/address', '/address-edit'], absent: ['Shipping addresses'] },
  favorites: { areas: ['wishlist'], paths: ['/favorites'], absent: ['Add to favorites'] },
  coupons: { areas: ['coupons'], paths: ['/coupons'], absent: ['How do coupons work?', `>${home.coupons}<`] },
  notifications: { areas: ['notifications'], paths: ['/notifications'] },
  contact: { endpoints: ['sendContactMessage'], paths: ['/contact'], absent: ['Contact us'] },
};

function open(shop: Shop) {
  const renderPage = createPageRenderer({
    loadEntry: async () => entry,
    assetTags: () => ({ markup: '', scripts: [] }),
    backendFor: () => backend,
    config: { version: '1.0.0', hasSampleShop: false, shop },
    publicOrigin: null,
    now,
  });
  return (path: string) => renderPage(new Request(ORIGIN + path, { headers: { 'Accept-Language': 'en' } }));
}

/** Returns the rendered part of the pages, without the state for the browser. */
async function readAll(shop: Shop): Promise<string> {
  const read = open(shop);
  const pages = await Promise.all(PAGES.map(async (path) => (await read(path)).text()));
  return pages.map((html) => html.replace(/<script[^>]* id="state".*?<\/script>/s, '')).join('\n');
}

const complete = readAll(DEFAULT_SHOP);

describe.each(Object.entries(features))(
  'a shop without %s',
  (_, { areas = [], endpoints = [], paths, absent = [] }) => {
    const shop: Shop = { ...DEFAULT_SHOP, notOffered: { areas, endpoints } };

    it('links only pages that it has, and has no control for it', async () => {
      const html = await readAll(shop);
      const links = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(([, href = '']) => ({ href }));
      expect(links.filter((link) => !/\.\w+$|^\/nowhere/.test(link.href) && !isOfferedLink(link, shop))).toEqual([]);
      const completeHtml = await complete;
      expect(absent.filter((text) => html.includes(text) || !completeHtml.includes(text))).toEqual([]);
    });

    if (paths.length > 0)
      it.each(paths)('responds with 404 at %s', async (path) => {
        const response = await open(shop)(path);
        expect(response.status).toBe(404);
        expect(await response.text()).toContain('href="/home"');
        expect((await open(DEFAULT_SHOP)(path)).status).toBe(200);
      });
  },
);
