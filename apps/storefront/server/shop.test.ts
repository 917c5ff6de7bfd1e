import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createShop, type ShopInput } from './shop.ts';

function shopWith(parts: Partial<ShopInput>) {
  return createShop({
    api: async () => Response.json({ code: 200, message: '', data: null }),
    apiFor: () => async () => Response.json({ code: 200, message: '', data: null }),
    renderPage: async () => new Response('page'),
    clientFolder: null,
    originOf: () => 'https://shop.test',
    logRequests: (_context, next) => next(),
    onFault: () => undefined,
    ...parts,
  });
}

describe('the shop', () => {
  it('tells a page that could not be drawn to the operator, and to the visitor in words and with the headers of a page', async () => {
    const faults: unknown[] = [];
    const fault = new Error('render');
    const shop = shopWith({ renderPage: () => Promise.reject(fault), onFault: (error) => faults.push(error) });
    const answer = await shop.request('/home');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('Server error');
    expect(faults).toEqual([fault]);
  });

  it('passes on to the API what is its own, and draws everything else', async () => {
    const shop = shopWith({ api: async () => new Response('api') });
    for (const path of ['/api/cart', '/health', '/categories/tree', '/media/pictures/x.webp']) {
      expect(await (await shop.request(path)).text()).toBe('api');
    }
    expect(await (await shop.request('/category')).text()).toBe('page');
    // Paths that mean one thing here and another there are the API's to refuse.
    for (const path of ['//evil.test', '/product%2f..', '/home%5c', '/%00']) {
      expect(await (await shop.request(`https://shop.test${path}`)).text()).toBe('api');
    }
  });

  it('hands a built file out as the build compressed it, to whoever can read that', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-client-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'a.js'), 'let a;');
    writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync('let a;'));
    const shop = shopWith({ clientFolder: relative(process.cwd(), folder) });
    const ask = (encoding: string) => shop.request('/assets/a.js', { headers: { 'Accept-Encoding': encoding } });
    const pressed = await ask('gzip, br');
    expect(pressed.headers.get('Content-Encoding')).toBe('br');
    expect(pressed.headers.get('Content-Type')).toMatch(/javascript/);
    expect(pressed.headers.get('Cache-Control')).toContain('immutable');
    expect(brotliDecompressSync(await pressed.arrayBuffer()).toString()).toBe('let a;');
    expect(await (await ask('identity')).text()).toBe('let a;');
    for (const path of ['/assets/a.js', '/favicon.ico', '/manifest.webmanifest', '/robots.txt', '/home'])
      expect((await shop.request(path)).headers.get('X-Content-Type-Options'), path).toBe('nosniff');
  });

  it('sends the security headers with every answer, and HSTS where the shop is reached over HTTPS', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mallard-client-'));
    writeFileSync(join(folder, 'sw.js'), '');
    writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
    const shop = shopWith({ clientFolder: relative(process.cwd(), folder) });
    for (const path of ['/sw.js', '/favicon.svg', '/favicon.ico', '/robots.txt', '/sitemaps/none', '/api/cart']) {
      const { headers } = await shop.request(path);
      const policy = headers.get('Content-Security-Policy');
      for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy, path).toContain(directive);
      expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Strict-Transport-Security'), path).toBe('max-age=31536000; includeSubDomains');
    }
    const policy = "default-src 'none'; sandbox";
    const page = shopWith({
      renderPage: async () => new Response('page', { headers: { 'Content-Security-Policy': policy } }),
      originOf: () => 'http://localhost:3000',
    });
    const { headers } = await page.request('/home');
    expect(headers.get('Content-Security-Policy')).toBe(policy);
    expect(headers.get('Strict-Transport-Security')).toBeNull();
  });
});
