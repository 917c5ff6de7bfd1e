import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { refuse } from '@mallard/domain/serving';
import { describe, expect, it } from 'vitest';
import { createShop, type ShopInput } from './shop.ts';

function createTestShop(parts: Partial<ShopInput>) {
  return createShop({
    api: async () => Response.json({ code: 200, message: '', data: null }),
    apiFor: () => async () => Response.json({ code: 200, message: '', data: null }),
    renderPage: async () => new Response('page'),
    settings: DEFAULT_SHOP,
    limitAddress: () => undefined,
    clientFolder: null,
    originOf: () => 'https://shop.test',
    logRequests: (_context, next) => next(),
    onError: () => undefined,
    ...parts,
  });
}

describe('the shop', () => {
  it('logs a page that can’t be rendered, and responds with an error page', async () => {
    const loggedErrors: unknown[] = [];
    const renderError = new Error('render');
    const shop = createTestShop({
      renderPage: () => Promise.reject(renderError),
      onError: (error) => loggedErrors.push(error),
    });
    const response = await shop.request('/home');
    expect(response.status).toBe(500);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await response.text()).toContain('Server error');
    expect(loggedErrors).toEqual([renderError]);
  });

  it('passes API paths to the API, and renders a page for all others', async () => {
    const shop = createTestShop({ api: async () => new Response('api') });
    for (const path of ['/api/cart', '/health', '/categories/tree', '/media/pictures/x.webp']) {
      expect(await (await shop.request(path)).text()).toBe('api');
    }
    expect(await (await shop.request('/category')).text()).toBe('page');
    // The API rejects ambiguous paths, which servers decode differently.
    for (const path of ['//evil.test', '/product%2f..', '/home%5c', '/%00']) {
      expect(await (await shop.request(`https://shop.test${path}`)).text()).toBe('api');
    }
  });

  it('passes files to an API on another server, whose pictures can have any path', async () => {
    const api = async () => new Response('api');
    const textOf = async (shop: ReturnType<typeof createShop>, path: string) => (await shop.request(path)).text();
    const shop = createTestShop({ api, isApiElsewhere: true });
    for (const path of ['/duck.jpg', '/img/2026/duck-2.webp']) expect(await textOf(shop, path)).toBe('api');
    for (const path of ['/category', '/product/7', '/']) expect(await textOf(shop, path)).toBe('page');
    const headers = { Accept: 'image/avif,image/webp,*/*;q=0.8' };
    expect(await (await shop.request('/pictures/7', { headers })).text()).toBe('api');
    expect(await textOf(createTestShop({ api }), '/duck.jpg')).toBe('page');
  });

  it('serves the compressed version of a built file if the browser accepts it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
    writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync('let a;'));
    const shop = createTestShop({ clientFolder: relative(process.cwd(), folder) });
    const request = (encoding: string) => shop.request('/assets/a.js', { headers: { 'Accept-Encoding': encoding } });
    const compressed = await request('gzip, br');
    expect(compressed.headers.get('Content-Encoding')).toBe('br');
    expect(compressed.headers.get('Content-Type')).toMatch(/javascript/);
    expect(compressed.headers.get('Cache-Control')).toContain('immutable');
    expect(brotliDecompressSync(await compressed.arrayBuffer()).toString()).toBe('let a;');
    expect(await (await request('identity')).text()).toBe('let a;');
    for (const path of ['/assets/a.js', '/favicon.ico', '/manifest.webmanifest', '/robots.txt', '/home'])
      expect((await shop.request(path)).headers.get('X-Content-Type-Options'), path).toBe('nosniff');
  });

  it('sends security headers with every response, and HSTS over HTTPS', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-client-'));
    writeFileSync(join(folder, 'sw.js'), '');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    const shop = createTestShop({ clientFolder: relative(process.cwd(), folder) });
    for (const path of ['/sw.js', '/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemaps/none', '/api/cart']) {
      const { headers } = await shop.request(path);
      const policy = headers.get('Content-Security-Policy');
      for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, path).toContain(directive);
      expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000; includeSubDomains');
    }
    const policy = "default-src 'none'; sandbox";
    const page = createTestShop({
      renderPage: async () => new Response('page', { headers: { 'Content-Security-Policy': policy } }),
      originOf: () => 'http://localhost:3000',
    });
    const { headers } = await page.request('/home');
    expect(headers.get('Content-Security-Policy')).toBe(policy);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});

/** Responds as the API does to a call that it refuses. */
const refusedBy = (status: number, error: string) => async () =>
  Response.json(
    { code: status, message: error, data: { error, errorType: error, retryAfter: 7, requestId: 'x' } },
    { status, headers: { 'Retry-After': '7' } },
  );
const LIMITED_PATHS = [
  '/home',
  '/nowhere',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/products-1.xml',
  '/preview/media/a.webp.jpg',
];

describe('a request that the API doesn’t handle', () => {
  it.each(LIMITED_PATHS)('counts against the limit of its address: %s', async (path) => {
    const loggedErrors: unknown[] = [];
    let rendered = 0;
    const shop = createTestShop({
      limitAddress: () => {
        throw refuse('RATE_LIMITED', { retryAfter: 42 });
      },
      renderPage: async (_request, limits) => {
        limits?.count();
        rendered += 1;
        return new Response('page');
      },
      onError: (error) => loggedErrors.push(error),
    });
    const response = await shop.request(path);
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('42');
    expect(await response.text()).toContain('Too many requests');
    expect([rendered, loggedErrors]).toEqual([0, []]);
  });

  it('is counted once, and files, stored pages and API calls are not counted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
    const counted: string[] = [];
    const shop = createTestShop({
      clientFolder: relative(process.cwd(), folder),
      limitAddress: ({ method, url }) => void counted.push(`${method} ${new URL(url).pathname}`),
      renderPage: async (request, limits) => {
        if (request.url.endsWith('/home')) limits?.count();
        return new Response('page');
      },
    });
    for (const path of ['/assets/a.js', '/api/cart', '/health', '/media/a.webp', '/stored', '/robots.txt', '/home'])
      await shop.request(path);
    await shop.request('/home', { method: 'POST' });
    await shop.request('/home', { method: 'HEAD' });
    expect(counted).toEqual(['GET /home', 'HEAD /home']);
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [503, 'OVERLOADED'],
    [503, 'DATABASE'],
  ])('keeps the status %i of an API call that is refused as %s', async (status, error) => {
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/products-1.xml']) {
      const response = await createTestShop({ apiFor: () => refusedBy(status, error) }).request(path);
      expect(response.status, path).toBe(status);
      expect(response.headers.get('Retry-After'), path).toBe('7');
    }
  });

  it('is refused before rendering begins when it would wait too long', async () => {
    let rendered = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const shop = createTestShop({
      rendering: { atOnce: 1, patienceMs: 50 },
      renderPage: async (_request, limits) => {
        await limits?.run(async () => {
          rendered += 1;
          await released;
          return { status: 200, headers: new Headers(), body: 'page', isPublic: false, route: '/home' };
        });
        return new Response('page');
      },
    });
    const first = shop.request('/home');
    const startedAt = performance.now();
    const refused = await Promise.all(
      Array.from({ length: 50 }, (_, n) => shop.request(n % 2 === 0 ? '/login' : '/sitemap.xml')),
    );
    expect(performance.now() - startedAt).toBeLessThan(1000);
    for (const response of refused) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('1');
      expect(await response.text()).toContain('The shop is busy');
    }
    expect(rendered).toBe(1);
    release();
    expect((await first).status).toBe(200);
  });
});
