import { describe, expect, it } from 'vitest';
import { cachePage, cacheResponse } from './cacheResponse.ts';

const request = (locale: string) =>
  new Request('http://shop.test/api/products?sort=sales', { headers: { 'Accept-Language': locale } });
const toCached = (response: Response) =>
  cacheResponse.cacheWillUpdate?.({ request: request('zh-CN'), response } as never) as Promise<Response | null>;
const keyOf = (locale: string) => cacheResponse.cacheKeyWillBeUsed?.({ request: request(locale) } as never);

describe('cacheResponse', () => {
  it('has a key per language', async () => {
    const [chinese, english] = await Promise.all([keyOf('zh-CN'), keyOf('en-US')]);
    expect(chinese).toContain('sort=sales');
    expect(chinese).not.toBe(english);
  });

  it('removes headers that depend on the time or the user', async () => {
    const headers = {
      Date: 'Sun, 22 Nov 2026 00:00:00 GMT',
      'X-Request-Id': '1',
      Vary: 'Origin',
      Age: '4',
      'X-New-Token': 'token',
      'X-New-Refresh-Token': 'refresh',
      'Content-Type': 'application/json',
    };
    const cached = await toCached(new Response('{"code":200}', { headers }));
    expect([...(cached?.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(await cached?.text()).toBe('{"code":200}');
  });

  it.each([204, 206, 404, 500])('does not cache responses with status %i', async (status) => {
    expect(await toCached(new Response(null, { status }))).toBeNull();
  });
});

describe('cachePage', () => {
  const toCachedPage = (response: Response) =>
    cachePage.cacheWillUpdate?.({ request: request('zh-CN'), response } as never) as Promise<Response | null>;

  it('caches successful HTML responses only', async () => {
    expect(
      await toCachedPage(new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
    ).not.toBeNull();
    expect(
      await toCachedPage(new Response('<p>', { status: 404, headers: { 'Content-Type': 'text/html' } })),
    ).toBeNull();
    expect(await toCachedPage(Response.json({}))).toBeNull();
  });
});
