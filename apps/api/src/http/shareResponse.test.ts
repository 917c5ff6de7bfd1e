import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding } from './compression.ts';
import { shareResponse } from './shareResponse.ts';

const LONG = JSON.stringify({ data: 'teapot '.repeat(500) });

function share(body: string, headers: Record<string, string> = {}, status = 200) {
  const response = new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  return shareResponse(response, new Request('http://shop.example/api/products', { headers }));
}

describe('a response that is the same for everyone', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    const response = await share(LONG, { 'Accept-Encoding': encoding });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(LONG.length / 10);
    expect(decompress(bytes).toString()).toBe(LONG);
  });

  it('is not compressed if it is small, or the client accepts no compression', async () => {
    for (const response of [await share('{}', { 'Accept-Encoding': 'br' }), await share(LONG)]) {
      expect(response.headers.get('Content-Encoding')).toBeNull();
    }
  });

  it('is sent again only after a change', async () => {
    const first = await share(LONG, { 'Accept-Encoding': 'br' });
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const unchanged = await share(LONG, headers);
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    expect((await share(`${LONG} `, headers)).status).toBe(200);
  });

  it('has no ETag if it is an error', async () => {
    const response = await share('{}', {}, 404);
    expect([response.status, response.headers.get('ETag'), await response.text()]).toEqual([404, null, '{}']);
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['deflate', 'identity'],
  [null, 'identity'],
])('of %s, accepts %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});
