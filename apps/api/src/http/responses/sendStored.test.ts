import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createResponseCache, recordHead } from './responseCache.ts';
import { createSendStored, type SentStored } from './sendStored.ts';

const TEXT = 'teapot '.repeat(500);
const cache = createResponseCache({ freshFor: 60_000, maxBytes: 2 ** 20 });
const logged: SentStored[] = [];
const count = vi.fn(() => true);
const sendStored = createSendStored({
  find: ({ url = '' }) => cache.find(url),
  count,
  log: (_incoming, sent) => void logged.push(sent),
  acceptableId: /^[\w-]{8,}$/,
});
const server = createServer((incoming, outgoing) => {
  if (!sendStored(incoming, outgoing)) outgoing.writeHead(404).end('from the app');
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const request = new Request(`${origin}/list`, { headers: { 'Accept-Encoding': 'br' } });
  const response = await cache.respond('/list', request, async () => ({
    status: 200,
    headers: new Headers({ 'Content-Type': 'text/plain', Vary: 'Accept-Language' }),
    body: TEXT,
    isPublic: true,
    route: '/list',
  }));
  expect((await fetch(`${origin}/list`)).status).toBe(404);
  response.headers.set('X-Frame-Options', 'DENY');
  response.headers.set('X-Request-Id', 'of-the-first-request');
  recordHead(request, response);
});
afterAll(() => void server.close());

const get = (headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${origin}/list`, { ...init, headers: { 'Accept-Encoding': 'br', ...headers } });

describe('a stored response', () => {
  it('is sent with its headers and the request id of this request', async () => {
    const response = await get({ 'X-Request-Id': 'request-2' });
    expect([response.status, await response.text()]).toEqual([200, TEXT]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-encoding': 'br',
      vary: 'Accept-Language, Accept-Encoding',
      'x-frame-options': 'DENY',
      'x-request-id': 'request-2',
      'cache-control': 'public, max-age=0, s-maxage=5',
    });
    expect(logged.at(-1)).toMatchObject({ requestId: 'request-2', route: '/list', status: 200 });
    expect((await get({ 'X-Request-Id': 'short' })).headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
  });

  it('is not compressed for a client that accepts no compression', async () => {
    const response = await get({ 'Accept-Encoding': 'identity' });
    expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([null, TEXT]);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get()).headers.get('ETag') ?? '';
    const unchanged = await get({ 'If-None-Match': `"other", ${etag}` });
    expect([unchanged.status, unchanged.headers.get('ETag'), await unchanged.text()]).toEqual([304, etag, '']);
    expect(unchanged.headers.get('Content-Type')).toBeNull();
  });

  it('may not be stored by other servers if the request has a cookie', async () => {
    const { headers } = await get({ Cookie: 'locale=en-US' });
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('CDN-Cache-Control')).toBeNull();
  });
});

describe('the app handles', () => {
  it.each([
    ['a request with a token', { Authorization: 'Bearer a' }, {}],
    ['a request of another origin', { Origin: 'https://other.example' }, {}],
    ['an encoding that was not requested before', { 'Accept-Encoding': 'gzip' }, {}],
    ['another method', {}, { method: 'POST' }],
  ])('%s', async (_name, headers, init) => {
    expect(await (await get(headers, init)).text()).toBe('from the app');
  });

  it('a request that exceeds the rate limit', async () => {
    count.mockReturnValueOnce(false);
    expect((await get()).status).toBe(404);
    expect((await get()).status).toBe(200);
  });
});
