import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createShop, type ShopInput } from './shop.ts';

function createTestShop(parts: Partial<ShopInput>) {
  return createShop({
    api: async () => Response.json({ code: 200, message: '', data: null }),
    apiFor: () => async () => Response.json({ code: 200, message: '', data: null }),
    renderPage: async () => new Response('page'),
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
