import { expect } from '@playwright/test';
import { serverTest as test } from '../support/serverTest.ts';

test.describe('a shop with BASE_PATH', () => {
  test('serves pages, files and API below the path, and nothing outside of it', async ({ start }) => {
    const shop = start({ BASE_PATH: '/shop' });
    const url = await shop.opened;
    expect(url).toMatch(/^http:\/\/localhost:\d+\/shop\/$/);
    const { origin } = new URL(url);
    const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
    const redirectOf = async (path: string) => {
      const { status, headers } = await get(path);
      return [status, headers.get('Location')];
    };

    expect(await redirectOf('/')).toEqual([302, '/shop/']);
    expect(await redirectOf('/shop')).toEqual([308, '/shop/home']);
    expect(await redirectOf('/shop/')).toEqual([308, '/shop/home']);
    expect(await redirectOf('/shop/Orders?tab=paid')).toEqual([308, '/shop/order?tab=paid']);
    expect(await redirectOf('/shop/category?page=900')).toEqual([302, expect.stringMatching(/^\/shop\/category/)]);
    for (const path of ['/home', '/api/products', '/health', '/sw.js', '/manifest.webmanifest', '/shopping/home'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ['/health', '/ready', '/api/products', '/api/docs', '/sw.js', '/icons/192.png', '/favicon.svg'])
      expect([path, (await get(`/shop${path}`)).status]).toEqual([path, 200]);
    // The first answer is rendered, the second comes from memory.
    for (const _ of [1, 2]) expect(await (await get('/shop/home')).text()).toContain('href="/shop/category"');
  });

  test('names the path in metadata, manifest, sitemap and robots.txt', async ({ start }) => {
    const publicOrigin = 'https://mall.example';
    const url = await start({ BASE_PATH: '/shop', PUBLIC_ORIGIN: publicOrigin }).opened;
    const read = async (path: string) => (await fetch(url + path)).text();
    const isBelow = (found: string) => found.startsWith(`${publicOrigin}/shop/`);

    const sitemap = await read('sitemaps/pages.xml');
    const locations = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>|href="([^"]*)"/g)].map(([, loc, href]) => loc ?? href);
    expect(locations.length).toBeGreaterThan(10);
    expect(locations.filter((found = '') => !isBelow(found))).toEqual([]);
    expect(await read('sitemap.xml')).toContain(`<loc>${publicOrigin}/shop/sitemaps/pages.xml</loc>`);
    const robots = await read('robots.txt');
    expect(robots).toContain(`Sitemap: ${publicOrigin}/shop/sitemap.xml`);
    expect(robots).toContain('Disallow: /shop/cart');
    const manifest = JSON.parse(await read('manifest.webmanifest'));
    expect(manifest).toMatchObject({ id: '/shop/home', start_url: '/shop/home', scope: '/shop/' });
    for (const { src, url: shortcut } of [...manifest.icons, ...manifest.shortcuts])
      expect(src ?? shortcut).toMatch(/^\/shop\//);

    const product = (await (await fetch(`${url}api/products`)).json()).data.items[0].id;
    const page = await read(`product/${product}`);
    const absolute = page.match(/https:\/\/mall\.example[^"&<\\]*/g) ?? [];
    expect(absolute).toContain(`${publicOrigin}/shop/product/${product}`);
    expect(absolute.some((found) => found.includes('/shop/preview/media/'))).toBe(true);
    expect(absolute.filter((found) => !isBelow(found))).toEqual([]);
    const [preview = ''] = absolute.filter((found) => found.includes('/shop/preview/'));
    const picture = await fetch(new URL(url).origin + new URL(preview).pathname);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  });

  test('refuses a path that is not one', async ({ start }) => {
    for (const BASE_PATH of ['shop', '/shop/', '/', '/a b', '/../shop', '//shop.example']) {
      const shop = start({ BASE_PATH });
      expect((await shop.ended).code).toBe(1);
      expect(shop.output()).toMatch(/BASE_PATH must begin with a slash and not end with one/);
    }
  });
});
