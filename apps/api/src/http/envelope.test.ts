import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { createTestApp, type TestApp } from '../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { CORS_ORIGINS: 'https://shop.example' } });
});
afterAll(() => shop.close());

const json = { 'Content-Type': 'application/json' };
const post = (body: BodyInit, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

function chunked(bytes: number): RequestInit {
  let left = bytes;
  const body = new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      controller.enqueue(new Uint8Array(Math.min(left, 16_384)).fill(0x20));
      left -= 16_384;
    },
  });
  return { ...post(body as BodyInit), duplex: 'half' } as RequestInit;
}

const cases: [string, number, string, string, RequestInit?][] = [
  ['an unknown path', 404, 'NOT_FOUND', '/api/nothing'],
  ['the root', 404, 'NOT_FOUND', '/'],
  ['a known path in another case', 404, 'NOT_FOUND', '/API/ping'],
  ['the wrong method', 405, 'METHOD_NOT_ALLOWED', '/api/ping', { method: 'POST' }],
  ['an unsupported method', 405, 'METHOD_NOT_ALLOWED', '/api/cart', { method: 'PATCH' }],
  ['a member endpoint without a token', 401, 'UNAUTHORIZED', '/api/cart'],
  ['a broken token', 401, 'UNAUTHORIZED', '/api/cart', { headers: { Authorization: 'Bearer x.y.z' } }],
  ['truncated JSON', 400, 'VALIDATION', '/api/user/login', post('{"username":')],
  ['an empty body', 400, 'VALIDATION', '/api/user/login', post('')],
  ['an array instead of an object', 400, 'VALIDATION', '/api/user/login', post('[]')],
  ['null instead of an object', 400, 'VALIDATION', '/api/user/login', post('null')],
  ['a body that is not valid UTF-8', 400, 'VALIDATION', '/api/user/login', post(new Uint8Array([0x7b, 0xff, 0x7d]))],
  ['JSON nested 21 deep', 400, 'VALIDATION', '/api/user/login', post(nested(21))],
  ['JSON nested 50 000 deep', 400, 'VALIDATION', '/api/user/login', post(nested(30_000))],
  ['a form instead of JSON', 415, 'UNSUPPORTED_MEDIA_TYPE', '/api/user/login', post('a=b', {})],
  ['JSON of 65 KB', 413, 'PAYLOAD_TOO_LARGE', '/api/user/login', post(`"${'x'.repeat(65 * 1024)}"`)],
  ['1 MB in chunks without Content-Length', 413, 'PAYLOAD_TOO_LARGE', '/api/user/login', chunked(2 ** 20)],
  ['1 MB for an endpoint without a body', 413, 'PAYLOAD_TOO_LARGE', '/api/notifications/read-all', chunked(2 ** 20)],
  ['a URL of 3 KB', 414, 'URI_TOO_LONG', `/api/products?x=${'y'.repeat(3000)}`],
  ['headers of 17 KB', 431, 'PAYLOAD_TOO_LARGE', '/api/ping', { headers: { 'X-Padding': 'x'.repeat(17 * 1024) } }],
  ['an encoded slash', 400, 'VALIDATION', '/api/product/a%2Fb'],
  ['an encoded backslash', 400, 'VALIDATION', '/api/product/a%5cb'],
  ['an encoded NUL', 400, 'VALIDATION', '/api/product/a%00'],
  ['a doubled slash', 400, 'VALIDATION', '/api//ping'],
  ['a path that is not valid UTF-8', 400, 'VALIDATION', '/api/product/%ff'],
  ['a percent sign alone', 400, 'VALIDATION', '/api/products?keyword=%'],
  ['a query parameter with only a NUL', 400, 'VALIDATION', '/api/products/search?keyword=%00'],
  ['a repeated query parameter', 400, 'VALIDATION', '/api/products?pageNumber=1&pageNumber=2'],
  ['a page number above the maximum', 400, 'VALIDATION', '/api/products?pageNumber=10001'],
  ['a page size above the maximum', 400, 'VALIDATION', '/api/products?pageSize=101'],
  ['an invalid id', 400, 'VALIDATION', '/api/product/a%20b'],
];

describe('the response envelope', { tags: ['P16'] }, () => {
  it.each(cases)('for %s: %i %s', async (_title, status, error, path, init = {}) => {
    const member = path.startsWith('/api/notifications')
      ? { Authorization: `Bearer ${(await shop.signUp()).token}` }
      : {};
    const response = await shop.app.request(path, { ...init, headers: { ...init.headers, ...member } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const answer = await response.json();
    expect(answer).toMatchObject({ code: status, message: expect.stringMatching(/./), data: { error } });
    expect(answer.data.requestId).toBe(response.headers.get('x-request-id'));
  });

  it('lists each invalid field by path, with a code and a message in the request’s language', async () => {
    const body = JSON.stringify({ name: ' ', contact: 'x', topic: 'cats', message: 'y', role: 'admin' });
    const headers = { ...json, 'Accept-Language': 'en-GB,zh;q=0.5' };
    const { data, message } = await (await shop.app.request('/api/contact', post(body, headers))).json();
    expect(message).toBe('Invalid request. Please check your input.');
    expect(data.fields).toEqual({
      name: { code: 'REQUIRED', message: 'This field is required.' },
      topic: { code: 'TOPIC', message: 'Please choose one of the options.' },
      role: { code: 'UNKNOWN_FIELD', message: 'This field is not supported.' },
    });
  });

  it('accepts a valid request id, and generates one otherwise', async () => {
    const ask = async (id: string) =>
      (await shop.app.request('/api/ping', { headers: { 'X-Request-Id': id } })).headers.get('x-request-id');
    expect(await ask('abcd-1234_X')).toBe('abcd-1234_X');
    expect(await ask('short')).toMatch(/^[\w-]{36}$/);
    expect(await ask('with space and "quotes"')).toMatch(/^[\w-]{36}$/);
  });
});

describe('every response', () => {
  it.each(['/api/ping', '/api/nothing', '/api/cart'])('to %s has the security headers', async (path) => {
    const { headers } = await shop.app.request(path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('vary')).toContain('Authorization');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is sent to a browser only after a change if it is the same for everyone', async () => {
    const get = (headers: Record<string, string>) => shop.app.request('/categories/tree', { headers });
    const etag = (await get({})).headers.get('ETag') ?? '';
    const unchanged = await get({ 'If-None-Match': etag, 'Accept-Encoding': 'br' });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=5');
    const member = await shop.app.request('/api/cart', { headers: { 'If-None-Match': '*' } });
    expect(member.headers.get('ETag')).toBeNull();
  });

  it('has HSTS when the shop uses HTTPS', async () => {
    const ask = async (publicOrigin: string) => {
      const app = createApp({ ...shop.deps, config: { ...shop.deps.config, publicOrigin } });
      return (await app.request('/api/ping')).headers.get('strict-transport-security');
    };
    expect(await ask('https://shop.example')).toBe('max-age=31536000; includeSubDomains');
    expect(await ask('http://shop.example')).toBeNull();
  });

  it('allows CORS for listed origins only', async () => {
    const ask = async (origin: string, method = 'GET') =>
      (await shop.app.request('/api/ping', { method, headers: { Origin: origin } })).headers;
    expect((await ask('https://shop.example')).get('access-control-allow-origin')).toBe('https://shop.example');
    expect((await ask('https://shop.example', 'OPTIONS')).get('access-control-max-age')).toBe('600');
    for (const origin of ['https://shop.example.evil', 'http://shop.example', 'null'])
      expect((await ask(origin)).get('access-control-allow-origin')).toBeNull();
  });
});
