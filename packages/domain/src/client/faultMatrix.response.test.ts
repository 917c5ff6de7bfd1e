import { describe, expect, it } from 'vitest';
import { getCart, getCartCount } from '../contract/cart.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { createOrder } from '../contract/orders.ts';
import { login } from '../contract/user.ts';
import { sampleOf } from '../testing/sampleOf.ts';
import { tokensOf } from '../testing/testClient.ts';
import type { ClientOptions } from './clientOptions.ts';
import { memorySession } from './memorySession.ts';
import { createServerClock } from './serverClock.ts';
import { type Behavior, succeed } from './testing/faultyServer.ts';
import { kindOf, networks, order } from './testing/matrixCalls.ts';

const html = { 'Content-Type': 'text/html' };
const json = { 'Content-Type': 'application/json' };
/** Returns a valid response to a call. */
const answerTo =
  (endpoint: Endpoint): Behavior =>
  (_, response) =>
    succeed(response, sampleOf(endpoint.data));
const open = networks();

describe('a server with invalid responses with 200', () => {
  const write =
    (body: string | Uint8Array, headers: Record<string, string> = json): Behavior =>
    (_, response) =>
      void response.writeHead(200, headers).end(body);
  const portal: Behavior = ({ path }, response) => {
    if (path === '/portal') response.writeHead(200, html).end('<form>Sign in to this network</form>');
    else response.writeHead(302, { Location: '/portal' }).end();
  };

  it.each<[string, Behavior, string]>([
    ['half of a JSON', write('{"code":200,"message":"OK","da'), ''],
    ['a page', write('<!doctype html><title>Mall</title>', html), ''],
    ['a page that calls itself JSON', write('<!doctype html>'), ''],
    ['JSON that calls itself a page', write('{"code":200,"message":"OK","data":{"unitCount":1}}', html), ''],
    ['an empty body', write(''), ''],
    ['no content', (_, response) => response.writeHead(204).end(), ''],
    ['another envelope', write('{"success":true,"result":{"unitCount":1}}'), 'code'],
    ['an envelope without a message', write('{"code":200,"data":{"unitCount":1}}'), 'message'],
    ['data without a field', write('{"code":200,"message":"OK","data":{}}'), 'data.unitCount'],
    ['data of another type', write('{"code":200,"message":"OK","data":{"unitCount":"1"}}'), 'data.unitCount'],
    ['a list instead of an object', write('[]'), 'code'],
    ['a network that wants to be signed in to', portal, ''],
    ['bytes that are no text', write(new Uint8Array([0xff, 0xfe, 0x00])), ''],
  ])('(%s) is Malformed with endpoint and field, called once and reported once', async (_, behavior, path) => {
    const reported: Parameters<NonNullable<ClientOptions['onFailure']>>[] = [];
    const { client, server, session, waitFor } = await open(behavior, {
      onFailure: (...failure) => reported.push(failure),
    });
    const [result] = await waitFor([client.tryCall(getCartCount)]);
    const error = { kind: 'Malformed', endpoint: 'GET /api/cart/count', path };
    expect(result).toMatchObject({ ok: false, error });
    expect(server.seen.filter((request) => request.path !== '/portal')).toHaveLength(1);
    expect(reported).toMatchObject([[error, { name: 'getCartCount' }]]);
    expect(session.read()).toEqual(tokensOf('1'));
  });

  it.each([301, 302, 303, 307, 308])(
    '(a redirect, %i) is not followed, so that the request is sent to no other server',
    async (status) => {
      const elsewhere = await open(answerTo(getCart));
      const { client, server, waitFor } = await open((_, response) => {
        response.writeHead(status, { Location: `${elsewhere.server.url}/api/users/login` }).end();
      });
      const results = await waitFor([
        client.tryCall(login, { body: { username: 'duck', password: 'a1b2c3d4' } }),
        client.tryCall(getCartCount),
      ]);
      expect(results.map(kindOf)).toEqual(['Malformed', 'Malformed']);
      expect([server.seen.length, elsewhere.server.seen]).toEqual([2, []]);
    },
  );

  it('to an order is Malformed and not repeated: the order may have been placed', async () => {
    const { client, server, waitFor } = await open(write('<html>', html));
    expect((await waitFor([client.tryCall(createOrder, order)])).map(kindOf)).toEqual(['Malformed']);
    expect(server.seen).toHaveLength(1);
  });

  it('is called again if its compressed body is truncated', async () => {
    const { client, server, waitFor } = await open(write('no gzip at all', { ...json, 'Content-Encoding': 'gzip' }));
    expect((await waitFor([client.tryCall(getCart)])).map(kindOf)).toEqual(['Network']);
    expect(server.seen).toHaveLength(4);
  });

  it.each([
    ['that says how long it is', { ...json, 'Content-Length': String(64 << 20) }],
    ['that does not', json],
  ])('without an end (%s) is Malformed, and read no further than 5 MB', async (_, headers) => {
    let written = 0;
    const { client, waitFor } = await open((_request, response) => {
      response.writeHead(200, headers);
      const chunk = Buffer.alloc(1 << 20, 'x');
      const more = () => {
        if (written >= 64 << 20 || response.destroyed) return;
        written += chunk.length;
        response.write(chunk, more);
      };
      more();
    });
    expect((await waitFor([client.tryCall(getCart)])).map(kindOf)).toEqual(['Malformed']);
    expect(written).toBeLessThan(32 << 20);
  });

  it('never signs in a user by its headers after a redirect', async () => {
    const { client, session, waitFor } = await open(({ path }, response) => {
      if (path === '/elsewhere') succeed(response, { unitCount: 1 }, { 'X-New-Token': 'planted' });
      else response.writeHead(307, { Location: '/elsewhere' }).end();
    });
    await waitFor([client.tryCall(getCartCount)]);
    expect(session.read()).toEqual(tokensOf('1'));
  });
});

describe('a server whose clock is wrong by a day', () => {
  it.each([-1, 1])('(%i) sets the time of the shop, and signs out no user', async (days) => {
    const device = Date.parse('2026-11-22T12:00:00Z');
    const clock = createServerClock(() => device);
    const there = device + days * 86_400_000;
    const { client, session, waitFor } = await open(
      ({ headers }, response) => {
        const said = { Date: new Date(there).toUTCString(), 'X-Request-Id': String(headers['x-request-id']) };
        succeed(response, { unitCount: 1 }, said);
      },
      { serverClock: clock, now: () => device, session: memorySession(tokensOf('1')) },
    );
    expect((await waitFor([client.tryCall(getCartCount)])).map(kindOf)).toEqual(['ok']);
    expect(Math.abs(clock.now() - there)).toBeLessThanOrEqual(1000);
    expect(session.read()).toEqual(tokensOf('1'));
  });
});

describe('every call of the matrix', () => {
  it('succeeds without a fault', async () => {
    const { client, waitFor } = await open((request, response, index) =>
      answerTo(request.path === '/api/cart' ? getCart : createOrder)(request, response, index),
    );
    const results = await waitFor([client.tryCall(getCart), client.tryCall(createOrder, order)]);
    expect(results.map(kindOf)).toEqual(['ok', 'ok']);
  });
});
