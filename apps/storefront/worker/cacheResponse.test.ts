import { describe, expect, it } from 'vitest';
import { cachePage, cacheResponse } from './cacheResponse.ts';

const request = (locale: string) =>
  new Request('http://shop.test/api/products?sort=sales', { headers: { 'Accept-Language': locale } });
const kept = (response: Response) =>
  cacheResponse.cacheWillUpdate?.({ request: request('zh-CN'), response } as never) as Promise<Response | null>;
const keyOf = (locale: string) => cacheResponse.cacheKeyWillBeUsed?.({ request: request(locale) } as never);

describe('a kept answer', () => {
  it('is one for each language', async () => {
    const [chinese, english] = await Promise.all([keyOf('zh-CN'), keyOf('en-US')]);
    expect(chinese).toContain('sort=sales');
    expect(chinese).not.toBe(english);
  });

  it('has its words and none of what was true for a moment, or for one shopper', async () => {
    const headers = {
      Date: 'Sun, 22 Nov 2026 00:00:00 GMT',
      'X-Request-Id': '1',
      Vary: 'Origin',
      Age: '4',
      'X-New-Token': 'token',
      'X-New-Refresh-Token': 'refresh',
      'Content-Type': 'application/json',
    };
    const answer = await kept(new Response('{"code":200}', { headers }));
    expect([...(answer?.headers.keys() ?? [])]).toEqual(['content-type']);
    expect(await answer?.text()).toBe('{"code":200}');
  });

  it.each([204, 206, 404, 500])('is not one of status %i', async (status) => {
    expect(await kept(new Response(null, { status }))).toBeNull();
  });
});

describe('a kept page', () => {
  const keep = (response: Response) =>
    cachePage.cacheWillUpdate?.({ request: request('zh-CN'), response } as never) as Promise<Response | null>;

  it('is a whole one', async () => {
    expect(await keep(new Response('<p>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }))).not.toBeNull();
    expect(await keep(new Response('<p>', { status: 404, headers: { 'Content-Type': 'text/html' } }))).toBeNull();
    expect(await keep(Response.json({}))).toBeNull();
  });
});
