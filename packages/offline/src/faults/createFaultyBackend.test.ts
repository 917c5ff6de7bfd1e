import type { Backend } from '@mallard/domain/client';
import { memorySession } from '@mallard/domain/client';
import { type Address, createAddress, getCartCount, listAddresses } from '@mallard/domain/contract';
import { isApiError } from '@mallard/domain/errors';
import {
  createFakeServer,
  createManualTimers,
  failure,
  settle,
  success,
  testClient,
  tokensOf,
} from '@mallard/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedFaults, seededFaults } from './chooseFaults.ts';
import { createFaultyBackend } from './createFaultyBackend.ts';
import { type Fault, type FaultKind, faultKinds } from './fault.ts';

const ask = (path = '/a', init?: RequestInit) => new Request(`https://mall.test${path}`, init);

/** Creates a correct server that counts requests, behind faults. */
function behind(...faults: Fault[]) {
  const arrived: string[] = [];
  const timers = createManualTimers();
  const sound: Backend = async (request) => {
    arrived.push(new URL(request.url).pathname + (await request.text()));
    return success({ unitCount: 1 });
  };
  const backend = createFaultyBackend(sound, { choose: listedFaults([faults]), timers, now: () => 0 });
  return { arrived, timers, backend };
}

describe('a fault', () => {
  it.each(['delay', 'reorder'] as const)('%s delays the request, and its timer ends with the call', async (kind) => {
    const { arrived, timers, backend } = behind({ kind, milliseconds: 500 });
    const answer = backend(ask());
    await timers.advance(499);
    expect(arrived).toEqual([]);
    await timers.advance(1);
    expect((await answer).status).toBe(200);
    expect(timers.waiting()).toBe(0);

    const left = behind({ kind, milliseconds: 500 });
    const controller = new AbortController();
    const given = left.backend(ask('/a', { signal: controller.signal }));
    controller.abort(new Error('left'));
    await expect(given).rejects.toThrow('left');
    expect(left.arrived).toEqual([]);
    expect(left.timers.waiting()).toBe(0);
  });

  it('reorder lets the next request overtake', async () => {
    const { arrived, timers, backend } = behind({ kind: 'reorder', milliseconds: 60_000 });
    const first = backend(ask('/first'));
    await backend(ask('/second'));
    await first;
    expect(arrived).toEqual(['/second', '/first']);
    expect(timers.waiting()).toBe(0);
  });

  it.each([
    ['dropBefore', []],
    ['dropAfter', ['/a']],
  ] as const)('%s rejects like fetch', async (kind, expected) => {
    const { arrived, backend } = behind({ kind });
    await expect(backend(ask())).rejects.toThrow(TypeError);
    expect(arrived).toEqual(expected);
  });

  it('duplicate sends the same body twice', async () => {
    const { arrived, backend } = behind({ kind: 'duplicate' });
    expect((await backend(ask('/a', { method: 'POST', body: '{"n":1}' }))).status).toBe(200);
    expect(arrived).toEqual(['/a{"n":1}', '/a{"n":1}']);
  });

  it('trickle sends half of the body at once', async () => {
    const { timers, backend } = behind({ kind: 'trickle', milliseconds: 800 });
    const answer = await backend(ask());
    let text: string | undefined;
    void answer.text().then((whole) => {
      text = whole;
    });
    await timers.advance(799);
    expect(text).toBeUndefined();
    await timers.advance(1);
    expect(JSON.parse(text ?? '')).toMatchObject({ data: { unitCount: 1 } });
  });

  it.each([
    ['truncate', 'Malformed'],
    ['wrongShape', 'Malformed'],
    ['noEnvelope', 'Malformed'],
    ['html', 'Malformed'],
    ['serverError', 'Server'],
  ] as const)('%s is a %s error to the client', async (kind, error) => {
    const { client } = testClient(behind({ kind }).backend);
    expect(await client.tryCall(getCartCount)).toMatchObject({ ok: false, error: { kind: error } });
  });

  it('unavailable includes Retry-After', async () => {
    const { client } = testClient(behind({ kind: 'unavailable', retryAfter: 7 }).backend);
    expect(await client.tryCall(getCartCount)).toMatchObject({ error: { kind: 'Database', retryAfter: 7 } });
  });

  it('clockSkew changes the date of the response and nothing else', async () => {
    const { backend } = behind({ kind: 'clockSkew', milliseconds: -86_400_000 });
    const answer = await backend(ask());
    expect(answer.headers.get('Date')).toBe('Wed, 31 Dec 1969 00:00:00 GMT');
    expect(await answer.json()).toMatchObject({ code: 200, data: { unitCount: 1 } });
  });

  it('unauthorized, a hundred times at once, causes one refresh', async () => {
    let refreshes = 0;
    const server: Backend = async (request) => {
      if (!request.url.endsWith('/refresh-token')) return success({ unitCount: 1 });
      refreshes += 1;
      return success({ token: 'access-2', refreshToken: 'refresh-2' });
    };
    const isOld = ({ headers }: Request) => headers.get('Authorization') === 'Bearer access-1';
    const choose = (request: Request) => (isOld(request) ? [{ kind: 'unauthorized' } as const] : []);
    const { client } = testClient(createFaultyBackend(server, { choose }));
    await Promise.all(Array.from({ length: 100 }, () => client.call(getCartCount)));
    expect(refreshes).toBe(1);
  });
});

it('without a fault the response is the back end’s own', async () => {
  const own = failure(409, 'OUT_OF_STOCK');
  const backend = createFaultyBackend(async () => own, { choose: seededFaults({ seed: 1, rates: {} }) });
  expect(await backend(ask())).toBe(own);
});

const rates: fc.Arbitrary<Partial<Record<FaultKind, number>>> = fc.dictionary(
  fc.constantFrom(...faultKinds),
  fc.double({ min: 0, max: 0.6, noNaN: true }),
);

it('the same seed gives the same faults, each about as often as its rate', () => {
  fc.assert(
    fc.property(fc.integer(), rates, fc.nat(1000), (seed, given, index) => {
      const choose = () => seededFaults({ seed, rates: given })(ask(), index);
      expect(choose()).toEqual(choose());
      expect(choose().every(({ kind }) => (given[kind] ?? 0) > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
  const choose = seededFaults({ seed: 42, rates: { dropAfter: 0.25 } });
  const hits = Array.from({ length: 4000 }, (_, index) => choose(ask(), index).length).reduce((a, b) => a + b);
  expect(hits / 4000).toBeCloseTo(0.25, 1);
});

it('with any faults, a call ends, its result is typed, and a keyed call happens once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), rates, fc.integer({ min: 1, max: 6 }), async (seed, given, count) => {
      const server = createFakeServer();
      const token = await signIn(server);
      const timers = createManualTimers();
      const faulty = createFaultyBackend(server, { choose: seededFaults({ seed, rates: given }), timers });
      const { client } = testClient(faulty, { timers, session: memorySession({ ...tokensOf('1'), token }) });
      const names = Array.from({ length: count }, (_, at) => `Mallard ${at}`);
      let open = count;
      const calls = names.map((recipientName) =>
        client.tryCall(createAddress, { body: { ...draft, recipientName } }).finally(() => {
          open -= 1;
        }),
      );
      for (let minute = 0; open > 0 && minute < 10; minute += 1) await timers.advance(60_000);
      expect(open).toBe(0);
      const results = await Promise.all(calls);
      const kept = await listed(server, token);
      for (const [at, result] of results.entries()) {
        const times = kept.filter((one) => one.recipientName === names[at]).length;
        if (result.ok) expect(times).toBe(1);
        else {
          expect(isApiError(result.error) && result.error.kind !== 'Unknown').toBe(true);
          expect(times).toBeLessThanOrEqual(1);
        }
      }
      await settle();
      expect(timers.waiting()).toBe(0);
    }),
    { numRuns: 60 },
  );
});

const draft = {
  phone: '13800138000',
  region: { province: '浙江省', city: '杭州市', county: '西湖区', areaCode: '330106' },
  detailAddress: '1 Lake Road',
};

async function signIn(server: Backend): Promise<string> {
  const body = { username: 'duck', password: 'f'.repeat(64) };
  await send(server, '/api/user/register', { ...body, nickname: 'Duck' });
  const { token } = (await send(server, '/api/user/login', body)) as { token: string };
  return token;
}

async function send(server: Backend, path: string, body: object): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await server(ask(path, { method: 'POST', headers, body: JSON.stringify(body) }));
  const { code, data } = (await answer.json()) as { code: number; data: unknown };
  expect(code).toBe(200);
  return data;
}

async function listed(server: Backend, token: string): Promise<Address[]> {
  const { client } = testClient(server, { session: memorySession({ ...tokensOf('1'), token }) });
  return client.call(listAddresses);
}
