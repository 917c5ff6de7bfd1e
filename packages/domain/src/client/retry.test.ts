import { describe, expect, it } from 'vitest';
import { addToCart, getCart, getCartCount } from '../contract/cart.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { sendVerificationCode } from '../contract/user.ts';
import { settle } from '../testing/manualTimers.ts';
import { failure, success, testClient } from '../testing/testClient.ts';
import type { ClientOptions } from './clientOptions.ts';

const line = { body: { skuUuid: '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10', quantity: 1 } };
const drop = async () => {
  throw new TypeError('fetch failed');
};

/** Loses `times` requests, then responds. Records times and requests. */
function flaky(times: number) {
  const seen: { at: number; request: Request }[] = [];
  let now = () => 0;
  const harness = testClient(async (request) => {
    seen.push({ at: now(), request: request.clone() });
    return seen.length > times ? success({ unitCount: 3 }) : drop();
  });
  now = harness.timers.now;
  return { ...harness, seen };
}

describe('a lost call', () => {
  it('is sent again after one, two and three seconds', async () => {
    const { client, timers, seen } = flaky(3);
    const call = client.call(getCartCount);
    await timers.advance(10_000);
    expect(await call).toEqual({ unitCount: 3 });
    expect(seen.map(({ at }) => at)).toEqual([0, 1000, 3000, 6000]);
  });

  it('gives up after the third retry', async () => {
    const { client, timers, seen } = flaky(Number.POSITIVE_INFINITY);
    const call = client.tryCall(getCartCount);
    await timers.advance(60_000);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'Network' } });
    expect(seen).toHaveLength(4);
  });

  it('keeps its key and counts its request ids', async () => {
    const { client, timers, seen } = flaky(3);
    const call = client.tryCall(addToCart, line);
    await timers.advance(10_000);
    await call;
    const ids = seen.map(({ request }) => request.headers.get('x-request-id') ?? '');
    expect(new Set(seen.map(({ request }) => request.headers.get('idempotency-key'))).size).toBe(1);
    expect(ids).toEqual([ids[0], `${ids[0]}.1`, `${ids[0]}.2`, `${ids[0]}.3`]);
    for (const { request } of seen) expect(await request.json()).toEqual(line.body);
  });

  it('is not sent again when it may not be repeated', async () => {
    const { client, timers, seen } = flaky(1);
    const call = client.tryCall(sendVerificationCode, { body: { phone: '13800138000' } });
    await timers.advance(10_000);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'Network' } });
    expect(seen).toHaveLength(1);
  });

  it('is not sent again while the device is offline', async () => {
    let sent = 0;
    const { client } = testClient(
      () => {
        sent += 1;
        return drop();
      },
      { isOnline: () => false },
    );
    expect(await client.tryCall(getCart)).toMatchObject({ error: { kind: 'Network' } });
    expect(sent).toBe(1);
  });
});

describe('a call that an overloaded server refuses', { tags: ['P32'] }, () => {
  /** Refuses `times` times, then responds. Records the times of requests. */
  function busy(times: number, retryAfter = 2, options: Partial<ClientOptions> = {}) {
    const at: number[] = [];
    const waits: number[] = [];
    let now = () => 0;
    const harness = testClient(
      async () => {
        at.push(now());
        if (at.length > times) return success({ unitCount: 3 });
        return failure(503, 'OVERLOADED', { errorType: 'OVERLOADED', retryAfter });
      },
      { onOverload: (milliseconds) => waits.push(milliseconds), ...options },
    );
    now = harness.timers.now;
    return { ...harness, at, waits };
  }

  it.each([
    [0, [0, 2000, 5000, 9000]],
    [255, [0, 3992, 9980, 17_964]],
  ] as const)('is sent again after Retry-After plus jitter (%i)', async (chance, moments) => {
    const { client, timers, at, waits } = busy(3, 2, {
      random: (bytes) => void bytes.fill(chance),
    });
    const call = client.call(getCartCount);
    await timers.advance(30_000);
    expect(await call).toEqual({ unitCount: 3 });
    expect(at).toEqual(moments);
    expect(waits).toHaveLength(3);
  });

  it('fails after the third retry as Overloaded', async () => {
    const { client, timers, at } = busy(Number.POSITIVE_INFINITY);
    const call = client.tryCall(getCart);
    await timers.advance(60_000);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'Overloaded', retryAfter: 2 } });
    expect(at).toHaveLength(4);
  });

  it.each([
    ['while the device is offline', { isOnline: () => false }, {}, 1],
    ['when it is made in the background', {}, { isBackground: true }, 2],
  ] as const)('is not announced %s', async (_, options, callOptions, sent) => {
    const { client, timers, at, waits } = busy(1, 2, options);
    const call = client.tryCall(getCartCount, {}, callOptions);
    await timers.advance(30_000);
    await call;
    expect(at).toHaveLength(sent);
    expect(waits).toEqual([]);
  });

  it.each([
    ['may not be repeated', sendVerificationCode, { body: { phone: '13800138000' } }, 2, {}],
    ['would wait for long', getCart, {}, 60, {}],
    ['is made for a page that a server renders', getCart, {}, 2, { retriesOverload: false }],
  ] as const)('and that %s is not sent again', async (_, endpoint, input, retryAfter, options) => {
    const { client, timers, at } = busy(1, retryAfter, options);
    const call = client.tryCall(endpoint as Endpoint, input);
    await timers.advance(60_000);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'Overloaded' } });
    expect(at).toHaveLength(1);
  });
});

describe('a call with a response', { tags: ['P32'] }, () => {
  it.each([400, 403, 404, 409, 422, 429, 500, 502, 503])('is not sent again after %i', async (status) => {
    let sent = 0;
    const { client, timers } = testClient(async () => {
      sent += 1;
      return failure(status, 'INTERNAL');
    });
    expect(await client.tryCall(getCart)).toMatchObject({ ok: false });
    await timers.advance(10_000);
    expect(sent).toBe(1);
  });
});

describe('the time limit', { tags: ['P32'] }, () => {
  it.each([
    [getCart, 15_000],
    [getCartCount, 10_000],
  ] as const)('$name ends at its budget, headers and body together', async (endpoint, limit) => {
    const ends: string[] = [];
    const trickle = async ({ signal }: Request) => {
      signal.addEventListener('abort', () => ends.push('aborted'));
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new Uint8Array([123])),
        cancel: () => void ends.push('cancelled'),
      });
      return new Response(body, { headers: { 'Content-Type': 'application/json' } });
    };
    const { client, timers } = testClient(trickle, { isOnline: () => false });
    const call = client.tryCall(endpoint);
    await timers.advance(limit - 1);
    expect(ends).toEqual([]);
    await timers.advance(1);
    expect(await call).toMatchObject({ ok: false, error: { kind: 'Timeout' } });
    expect(ends.toSorted()).toEqual(['aborted', 'cancelled']);
  });

  it('allows four attempts and six seconds of waiting', async () => {
    let sent = 0;
    const { client, timers } = testClient(() => {
      sent += 1;
      return new Promise(() => undefined);
    });
    const call = client.tryCall(getCart);
    await timers.advance(66_000);
    expect(await call).toMatchObject({ error: { kind: 'Timeout' } });
    expect(sent).toBe(4);
    expect(timers.waiting()).toBe(0);
  });

  it('leaves no timer after the response', async () => {
    const { client, timers } = testClient(async () => success({ unitCount: 0 }));
    await client.call(getCartCount);
    expect(timers.waiting()).toBe(0);
  });
});

describe('a caller that aborts', () => {
  it('gets Aborted, before, during and between attempts', async () => {
    for (const moment of ['before', 'during', 'between'] as const) {
      let sent = 0;
      const controller = new AbortController();
      const { client, timers } = testClient(() => {
        sent += 1;
        return moment === 'during' ? new Promise(() => undefined) : drop();
      });
      if (moment === 'before') controller.abort();
      const call = client.tryCall(getCart, {}, { signal: controller.signal });
      await settle();
      controller.abort();
      expect(await call).toMatchObject({ ok: false, error: { kind: 'Aborted' } });
      await timers.advance(10_000);
      expect(sent).toBe(moment === 'before' ? 0 : 1);
      expect(timers.waiting()).toBe(0);
    }
  });
});

describe('a call without a valid request', () => {
  it('is a bug instead of a network error, and leaves no timer', async () => {
    const { client, timers } = testClient(async () => success({ unitCount: 3 }), { locale: () => '汉字' });
    expect(await client.tryCall(getCartCount)).toMatchObject({ ok: false, error: { kind: 'Unknown' } });
    expect(timers.waiting()).toBe(0);
  });

  it.each(['/api', '', 'nowhere', 'ftp://a.example', 'https://me:secret@a.example'])(
    'is refused before, for a wrong address: %j',
    (baseUrl) => {
      expect(() => testClient(async () => success(null), { baseUrl })).toThrow(RangeError);
    },
  );

  it('is refused before, for a wrong header value', () => {
    expect(() => testClient(async () => success(null), { version: '一' })).toThrow(RangeError);
  });
});
