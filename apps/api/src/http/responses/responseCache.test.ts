import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createResponseCache, type ResponseCacheOptions, type SharedResponse } from './responseCache.ts';

const requestOf = (headers: Record<string, string> = {}) => new Request('http://shop.example/home', { headers });

/** Renders a page that says how often it was rendered. */
function createRenderer(status = 200) {
  return vi.fn(async (): Promise<SharedResponse> => {
    const headers = new Headers({ 'Content-Type': 'text/html', Vary: 'Cookie' });
    const body = `Rendering ${render.mock.calls.length} 页`.padEnd(1024);
    return { status, headers, body, isPublic: true, route: '/home' };
  });
}
let render = createRenderer();
const textOf = async (response: Response) => (await response.text()).trim();

function openCache(options?: Partial<ResponseCacheOptions>) {
  render = createRenderer();
  const pages = createResponseCache({ freshFor: 5_000, maxBytes: 2 ** 20, ...options });
  const get = (headers?: Record<string, string>, key = 'home') => pages.respond(key, requestOf(headers), render);
  return { pages, get };
}

describe('a rendered page', () => {
  it('is sent again, and shared by requests at the same time', async () => {
    const { get } = openCache();
    const pages = await Promise.all([get(), get(), get()]);
    expect(await Promise.all([...pages, await get()].map(textOf))).toEqual(Array(4).fill('Rendering 1 页'));
    expect(await textOf(await get({}, 'other'))).toBe('Rendering 2 页');
  });

  it('is rendered again after its time', async () => {
    let now = 1;
    const { get } = openCache({ freshFor: 1_000, now: () => now });
    await get();
    now += 900;
    expect(await textOf(await get())).toBe('Rendering 1 页');
    now += 200;
    expect(await textOf(await get())).toBe('Rendering 2 页');
  });

  it('is not counted, but each request that waits for its rendering is', async () => {
    const { pages } = openCache();
    const count = vi.fn();
    const get = (key = 'home') => pages.respond(key, requestOf(), render, count);
    await Promise.all([get(), get()]);
    await get();
    expect(count).toHaveBeenCalledTimes(2);
    count.mockImplementation(() => {
      throw new Error('too many');
    });
    expect((await get()).status).toBe(200);
    await expect(get('other')).rejects.toThrow('too many');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is compressed as the browser accepts it', async () => {
    const { get } = openCache();
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const brotli = await get({ 'Accept-Encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers.get('Content-Encoding')).toBe('br');
    expect(
      brotliDecompressSync(await bytesOf(brotli))
        .toString()
        .trim(),
    ).toBe('Rendering 1 页');
    const gzip = await get({ 'Accept-Encoding': 'gzip;q=1.0, br;q=0' });
    expect(gzip.headers.get('Content-Encoding')).toBe('gzip');
    expect(
      gunzipSync(await bytesOf(gzip))
        .toString()
        .trim(),
    ).toBe('Rendering 1 页');
    const plain = await get({ 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(plain.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
  });

  it('is not sent again to a browser that has it', async () => {
    const { get, pages } = openCache();
    const etag = (await get()).headers.get('ETag') ?? '';
    const unchanged = await get({ 'If-None-Match': `"other", ${etag}` });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('ETag')).toBe(etag);
    expect(await unchanged.text()).toBe('');
    pages.clear();
    expect((await get({ 'If-None-Match': etag })).status).toBe(200);
  });
});

it('a redirect has no compressed body', async () => {
  const { get } = openCache();
  render.mockResolvedValueOnce({
    status: 302,
    headers: new Headers({ Location: '/category' }),
    body: '',
    isPublic: false,
    route: '/',
  });
  const redirect = await get({ 'Accept-Encoding': 'br' });
  expect([redirect.status, redirect.headers.get('Location'), redirect.body]).toEqual([302, '/category', null]);
  expect(redirect.headers.get('Content-Encoding')).toBeNull();
});

describe('a page that could not be shown', () => {
  it('is rendered again for the next request', async () => {
    const { get } = openCache();
    render = createRenderer(404);
    const response = await get();
    expect(response.status).toBe(404);
    expect(response.headers.get('ETag')).toBeNull();
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered for each visitor if one of them sent too many requests', async () => {
    const { get } = openCache();
    render.mockImplementationOnce(createRenderer(429));
    const responses = await Promise.all([get(), get()]);
    expect(responses.map(({ status }) => status)).toEqual([429, 200]);
  });

  it('is an error for all who wait for it, and rendered again for the next', async () => {
    const { get } = openCache();
    render.mockRejectedValueOnce(new Error('busy'));
    const results = await Promise.allSettled([get(), get()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await get()).status).toBe(200);
  });
});
