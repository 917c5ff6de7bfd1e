import { describe, expect, it } from 'vitest';
import { addToCart, getCart, getCartCount } from '../contract/cart.ts';
import { tokensOf } from '../testing/testClient.ts';
import type { NetworkCaller } from './testing/callOverNetwork.ts';
import { type Behavior, breakOff, refuse, type SeenRequest, succeed } from './testing/faultyServer.ts';
import { isRefresh, kindOf, line, networks } from './testing/matrixCalls.ts';

const html = { 'Content-Type': 'text/html' };
const open = networks();

describe('a server that refuses', () => {
  it.each<[string, Behavior, object]>([
    ['403', (_, response) => refuse(response, 403, 'FORBIDDEN'), { kind: 'Forbidden', status: 403 }],
    ['404', (_, response) => refuse(response, 404, 'NOT_FOUND'), { kind: 'NotFound', status: 404 }],
    [
      '429 and a Retry-After',
      (_, response) => refuse(response, 429, 'RATE_LIMITED', { headers: { 'Retry-After': '7' } }),
      { kind: 'RateLimited', retryAfter: 7 },
    ],
    [
      '503 with its database down',
      (_, response) => refuse(response, 503, 'DATABASE', { errorType: 'DATABASE' }),
      { kind: 'Database', retryAfter: 30 },
    ],
    [
      '503 and a Retry-After',
      (_, response) => refuse(response, 503, 'UNKNOWN', { headers: { 'Retry-After': '7' } }),
      { kind: 'Other', status: 503, retryAfter: 7 },
    ],
    ['500 and a page', (_, response) => response.writeHead(500, html).end('<h1>Oops</h1>'), { kind: 'Server' }],
    ['502 and nothing', (_, response) => response.writeHead(502).end(), { kind: 'Other', status: 502 }],
  ])('with %s is not called again, and the session stays', async (_, behavior, error) => {
    const { client, server, session, waitFor } = await open(behavior);
    expect(await waitFor([client.tryCall(getCart)])).toMatchObject([{ ok: false, error }]);
    expect(await waitFor([client.tryCall(addToCart, line)])).toMatchObject([{ ok: false, error }]);
    expect(server.seen).toHaveLength(2);
    expect(session.read()).toEqual(tokensOf('1'));
  });

  it('with 500 to a burst of calls gets each of them once', async () => {
    const { client, server, waitFor } = await open((_, response) => refuse(response, 500, 'INTERNAL'));
    const results = await waitFor(Array.from({ length: 50 }, () => client.tryCall(getCart)));
    expect(new Set(results.map(kindOf))).toEqual(new Set(['Server']));
    expect(server.seen).toHaveLength(50);
  });
});

describe('a server that no longer accepts the token', () => {
  /** Accepts only `access-2`, and refreshes with the given response. */
  const expired =
    (refresh: Behavior): Behavior =>
    (request, response, index) => {
      if (isRefresh(request)) refresh(request, response, index);
      else if (request.headers.authorization === 'Bearer access-2') succeed(response, { unitCount: 1 });
      else refuse(response, 401, 'UNAUTHORIZED');
    };
  const hundred = ({ client }: NetworkCaller) => Array.from({ length: 100 }, () => client.tryCall(getCartCount));
  const count = ({ server }: NetworkCaller, choose: (request: SeenRequest) => boolean) =>
    server.seen.filter(choose).length;

  it('gets one refresh for a hundred calls', async () => {
    const opened = await open(
      expired((_, response) => succeed(response, { token: 'access-2', refreshToken: 'refresh-2' })),
    );
    const results = await opened.waitFor(hundred(opened));
    expect(new Set(results.map(kindOf))).toEqual(new Set(['ok']));
    expect(count(opened, isRefresh)).toBe(1);
    expect(opened.session.read()).toMatchObject({ token: 'access-2', refreshToken: 'refresh-2' });
    expect(opened.ended).toEqual([]);
  });

  it('and refuses the refresh ends the session once, without repeating a call', async () => {
    const opened = await open(expired((_, response) => refuse(response, 401, 'UNAUTHORIZED')));
    const results = await opened.waitFor(hundred(opened));
    expect(new Set(results.map(kindOf))).toEqual(new Set(['Unauthorized']));
    expect(count(opened, isRefresh)).toBe(1);
    expect(count(opened, (request) => !isRefresh(request))).toBe(100);
    expect(opened.ended).toEqual([tokensOf('1')]);
    expect(opened.session.read()).toBeNull();
  });

  it('and does not respond to the refresh keeps the session', async () => {
    const opened = await open(
      expired(() => undefined),
      { hangs: ({ seen }) => seen.some(isRefresh) },
    );
    const results = await opened.waitFor([opened.client.tryCall(getCartCount)]);
    expect(results.map(kindOf)).toEqual(['Timeout']);
    expect(opened.session.read()).toEqual(tokensOf('1'));
    expect(opened.ended).toEqual([]);
  });

  it('and closes the connection after the refresh is asked for it again', async () => {
    let refreshes = 0;
    const opened = await open(
      expired((_, response) => {
        refreshes += 1;
        if (refreshes === 1) breakOff(response);
        else succeed(response, { token: 'access-2', refreshToken: 'refresh-2' });
      }),
    );
    const results = await opened.waitFor(hundred(opened));
    expect(new Set(results.map(kindOf))).toEqual(new Set(['ok']));
    expect(refreshes).toBe(2);
    expect(opened.ended).toEqual([]);
  });
});
