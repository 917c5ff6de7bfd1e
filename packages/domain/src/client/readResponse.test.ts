import { describe, expect, it } from 'vitest';
import { addToCart, getCart, getCartCount } from '../contract/cart.ts';
import { getHealth } from '../contract/service.ts';
import { login } from '../contract/user.ts';
import { failure, success, testClient } from '../testing/testClient.ts';
import { memorySession } from './memorySession.ts';

const json = { 'Content-Type': 'application/json' };

async function outcome(response: Response) {
  return testClient(async () => response, { session: memorySession() }).client.tryCall(getCartCount);
}

describe('a valid response', () => {
  it('returns its data, without fields unknown to the contract', async () => {
    expect(await outcome(success({ unitCount: 4, later: true }))).toEqual({ ok: true, data: { unitCount: 4 } });
  });
});

describe('an invalid response', { tags: ['P33'] }, () => {
  it.each<[string, () => Response, string]>([
    ['is not JSON', () => new Response('{"code":200', { headers: json }), ''],
    ['is a page', () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } }), ''],
    ['says nothing of its type', () => new Response(new TextEncoder().encode('{}')), ''],
    ['is empty', () => new Response(null, { status: 204 }), ''],
    ['has no code', () => Response.json({ message: '', data: null }), 'code'],
    ['is no object', () => Response.json([1]), 'code'],
    ['lacks a field', () => success({}), 'data.unitCount'],
    ['has a field of another type', () => success({ unitCount: '4' }), 'data.unitCount'],
    ['has no data', () => success(null), 'data'],
    ['is endless', () => new Response('x'.repeat(5 * 1024 * 1024 + 1), { headers: json }), ''],
  ])('%s: Malformed, with the field', async (_, response, path) => {
    const result = await outcome(response());
    expect(result).toMatchObject({ ok: false, error: { kind: 'Malformed', endpoint: 'GET /api/cart/count' } });
    expect(result).toHaveProperty('error.path', path);
  });
});

it('is Malformed for a redirect that a browser hides', async () => {
  const hidden = Object.defineProperties(new Response(null), { status: { value: 0 }, ok: { value: false } });
  expect(await outcome(hidden)).toMatchObject({ ok: false, error: { kind: 'Malformed', path: '' } });
});

describe('a refusal', () => {
  it.each<[() => Response, object]>([
    [
      () => failure(400, 'VALIDATION', { fields: { a: { code: 'UUID', message: 'm' } } }),
      { kind: 'BadRequest', fields: { a: { code: 'UUID', message: 'm' } } },
    ],
    [() => failure(403, 'FORBIDDEN'), { kind: 'Forbidden', code: 'FORBIDDEN', message: 'No', status: 403 }],
    [() => failure(404, 'NOT_FOUND', { requestId: 'r-1' }), { kind: 'NotFound', requestId: 'r-1' }],
    [() => failure(500, 'INTERNAL', {}, { 'X-Request-Id': 'r-2' }), { kind: 'Server', requestId: 'r-2' }],
    [
      () => failure(409, 'OUT_OF_STOCK', { details: { left: 2 } }),
      { kind: 'Conflict', code: 'OUT_OF_STOCK', data: { error: 'OUT_OF_STOCK', details: { left: 2 } } },
    ],
    [() => failure(429, 'RATE_LIMITED', {}, { 'Retry-After': '7' }), { kind: 'RateLimited', retryAfter: 7 }],
    [
      () => failure(429, 'RATE_LIMITED', {}, { 'Retry-After': 'Thu, 01 Jan 1970 00:00:09 GMT' }),
      { kind: 'RateLimited', retryAfter: 9 },
    ],
    [
      // A date is relative to the server's clock: the device's clock is wrong by years.
      () =>
        failure(
          503,
          'OVERLOADED',
          {},
          {
            'Retry-After': 'Tue, 03 Nov 2026 08:30:20 GMT',
            Date: 'Tue, 03 Nov 2026 08:30:00 GMT',
          },
        ),
      { kind: 'Other', status: 503, retryAfter: 20 },
    ],
    [() => failure(429, 'RATE_LIMITED', {}, { 'Retry-After': '-5' }), { kind: 'RateLimited' }],
    [() => failure(503, 'DATABASE', { errorType: 'DATABASE' }), { kind: 'Database', retryAfter: 30 }],
    [() => failure(503, 'DATABASE', { errorType: 'DATABASE', retryAfter: 5 }), { kind: 'Database', retryAfter: 5 }],
    [
      () => Response.json({ code: 503, message: '', errorType: 'DATABASE', data: null }, { status: 503 }),
      { kind: 'Database' },
    ],
    [() => failure(503, 'OVERLOADED'), { kind: 'Other', status: 503 }],
    [() => new Response('Bad gateway', { status: 502 }), { kind: 'Other', status: 502 }],
    [() => new Response('<html>', { status: 500 }), { kind: 'Server', status: 500 }],
    [() => Response.json({ code: 409, message: 'gone' }, { status: 409 }), { kind: 'Conflict', message: 'gone' }],
    [() => Response.json({ errorType: 'DATABASE' }, { status: 503 }), { kind: 'Database', retryAfter: 30 }],
    [() => Response.json({ message: ['no'] }, { status: 400 }), { kind: 'BadRequest', fields: {} }],
    [() => new Response('<html>', { status: 404 }), { kind: 'NotFound', isForeign: true }],
    [() => Response.json({ code: 404, message: 'gone', data: null }), { kind: 'NotFound', message: 'gone' }],
    [
      () => Response.json({ code: 40_901, message: 'sold out', data: { error: 'OUT_OF_STOCK' } }),
      { kind: 'Conflict', code: 'OUT_OF_STOCK', message: 'sold out' },
    ],
  ])('%#: becomes the error of its kind', async (response, error) => {
    expect(await outcome(response())).toMatchObject({ ok: false, error });
  });

  it('of a password differs from the end of a session', async () => {
    const { client } = testClient(async () => failure(401, 'BAD_CREDENTIALS'));
    const result = await client.tryCall(login, { body: { username: 'duck', password: 'a1b2c3d4' } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'BadCredentials' } });
  });

  it('is thrown by call, with the error inside', async () => {
    const { client } = testClient(async () => failure(404, 'NOT_FOUND'));
    await expect(client.call(getCart)).rejects.toMatchObject({ name: 'ApiFailure', error: { kind: 'NotFound' } });
  });
});

describe('a back end that breaks', () => {
  it('is Unknown when it throws anything but a TypeError', async () => {
    const { client } = testClient(async () => {
      throw new RangeError('bug');
    });
    expect(await client.tryCall(getHealth)).toMatchObject({ ok: false, error: { kind: 'Unknown' } });
  });

  it('is Network when it closes the connection in the middle of the body', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('reset')) }), { headers: json });
    const { client } = testClient(async () => broken(), { isOnline: () => false });
    const line = { skuUuid: '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10', quantity: 1 };
    expect(await client.tryCall(addToCart, { body: line })).toMatchObject({ error: { kind: 'Network' } });
  });
});
