import { describe, expect, it } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { listCategories } from '../contract/categories.ts';
import { login, logout } from '../contract/user.ts';
import { settle } from '../testing/manualTimers.ts';
import { failure, success, testClient, tokensOf } from '../testing/testClient.ts';
import type { Backend } from './backend.ts';
import { REFRESH_LIMIT } from './createRenewal.ts';
import { memorySession } from './memorySession.ts';
import { ACQUIRE_LIMIT, type Locks } from './withLock.ts';

const isRefresh = (request: Request) => request.url.endsWith('/refresh-token');
const tokenOf = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length);

/** Creates a server that accepts the token `valid`, with a given response to a refresh. */
function server(valid: string, refresh: (request: Request) => Promise<Response>) {
  const seen = { refreshes: 0, calls: [] as (string | undefined)[] };
  const backend: Backend = async (request) => {
    if (isRefresh(request)) {
      seen.refreshes += 1;
      return refresh(request);
    }
    seen.calls.push(tokenOf(request));
    await Promise.resolve();
    return tokenOf(request) === valid ? success({ unitCount: 1 }) : failure(401, 'UNAUTHORIZED');
  };
  return { backend, seen };
}

const renewed = async () => success({ token: 'access-2', refreshToken: 'refresh-2' });

describe('an expired token', () => {
  it('causes one refresh for any number of calls', { tags: ['P5'] }, async () => {
    const { backend, seen } = server('access-2', renewed);
    const { client, session, ended } = testClient(backend);
    const results = await Promise.all(Array.from({ length: 100 }, () => client.call(getCartCount)));
    expect(results).toHaveLength(100);
    expect(seen.refreshes).toBe(1);
    expect(seen.calls.filter((token) => token === 'access-2')).toHaveLength(100);
    expect(seen.calls).toHaveLength(200);
    expect(session.read()).toEqual({ ...tokensOf('1'), token: 'access-2', refreshToken: 'refresh-2' });
    expect(ended).toEqual([]);
  });

  it('is also detected in an envelope with HTTP 200', async () => {
    let calls = 0;
    const { client } = testClient(async (request) => {
      if (isRefresh(request)) return renewed();
      calls += 1;
      return calls === 1 ? Response.json({ code: 401, message: '', data: null }) : success({ unitCount: 1 });
    });
    expect(await client.call(getCartCount)).toEqual({ unitCount: 1 });
  });

  it('keeps the key and the request id over the refresh', async () => {
    const requests: Request[] = [];
    const { backend } = server('access-2', renewed);
    const { client } = testClient((request) => {
      requests.push(request);
      return backend(request);
    });
    await client.call(getCartCount);
    const [first, , again] = requests.map(({ headers }) => headers.get('x-request-id'));
    expect(again).toBe(`${first}.1`);
  });

  it('is replaced at once when another tab has refreshed it', async () => {
    const session = memorySession(tokensOf('1'));
    const { backend, seen } = server('access-2', renewed);
    const { client } = testClient(
      (request) => {
        session.write(tokensOf('2'));
        return backend(request);
      },
      { session },
    );
    await client.call(getCartCount);
    expect(seen).toEqual({ refreshes: 0, calls: ['access-1', 'access-2'] });
  });

  it.each([400, 401, 403])('ends the session once when its refresh returns %i', async (status) => {
    const { backend, seen } = server('access-2', async () => failure(status, 'UNAUTHORIZED'));
    const { client, session, ended } = testClient(backend);
    const results = await Promise.all(Array.from({ length: 100 }, () => client.tryCall(getCartCount)));
    expect(new Set(results.map((result) => !result.ok && result.error.kind))).toEqual(new Set(['Unauthorized']));
    expect(seen).toEqual({ refreshes: 1, calls: Array(100).fill('access-1') });
    expect(session.read()).toBeNull();
    expect(ended).toEqual([tokensOf('1')]);
  });

  it('ends the session once when the new token is refused too', async () => {
    const { backend, seen } = server('never', renewed);
    const { client, session, ended } = testClient(backend);
    await Promise.all(Array.from({ length: 10 }, () => client.tryCall(getCartCount)));
    expect(seen.refreshes).toBe(1);
    expect(session.read()).toBeNull();
    expect(ended).toHaveLength(1);
  });

  it('is sent again when the server accepts it again, and refreshes automatically', async () => {
    let refused = 0;
    const backend: Backend = async (request) => {
      if (isRefresh(request)) return success({ token: 'access-1', refreshToken: 'refresh-2' });
      refused += 1;
      return refused === 1 ? failure(401, 'UNAUTHORIZED') : success({ unitCount: 1 });
    };
    const { client, session, ended } = testClient(backend);
    expect(await client.tryCall(getCartCount)).toMatchObject({ ok: true });
    expect([session.read()?.refreshToken, ended]).toEqual(['refresh-2', []]);
  });

  it('ends the session when it is refreshed automatically and refused again', async () => {
    const { backend, seen } = server('never', async () => success({ token: 'access-1', refreshToken: 'refresh-2' }));
    const { client, session, ended } = testClient(backend);
    expect(await client.tryCall(getCartCount)).toMatchObject({ error: { kind: 'Unauthorized' } });
    expect(seen).toEqual({ refreshes: 1, calls: ['access-1', 'access-1'] });
    expect([session.read(), ended.length]).toEqual([null, 1]);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['gets lost', () => Promise.reject(new TypeError('fetch failed')), 'Timeout'],
    ['never answers', () => new Promise(() => undefined), 'Timeout'],
    ['meets a broken server', async () => failure(500, 'INTERNAL'), 'Server'],
    ['meets a broken database', async () => failure(503, 'DATABASE', { errorType: 'DATABASE' }), 'Database'],
    ['answers nonsense', async () => success({ token: 7 }), 'Malformed'],
  ])('keeps the session when its refresh %s', async (_, refresh, kind) => {
    const { backend } = server('access-2', refresh);
    const { client, session, timers, ended } = testClient(backend);
    const call = client.tryCall(getCartCount);
    await timers.advance(REFRESH_LIMIT);
    expect(await call).toMatchObject({ ok: false, error: { kind: expect.stringMatching(`${kind}|Network`) } });
    expect(session.read()).toEqual(tokensOf('1'));
    expect(ended).toEqual([]);
    expect(timers.waiting()).toBe(0);
  });

  it('survives a refresh whose first response was lost', async () => {
    let refreshes = 0;
    const { backend } = server('access-2', async () => {
      refreshes += 1;
      if (refreshes === 1) throw new TypeError('reset');
      return renewed();
    });
    const { client, timers } = testClient(backend);
    const call = client.tryCall(getCartCount);
    await timers.advance(1000);
    expect(await call).toMatchObject({ ok: true });
  });

  it('does not block a caller that aborts, which does not end the refresh of the others', async () => {
    let release = (_: Response) => {};
    const { backend } = server('access-2', () => new Promise((resolve) => (release = resolve)));
    const { client } = testClient(backend);
    const controller = new AbortController();
    const left = client.tryCall(getCartCount, {}, { signal: controller.signal });
    const stays = client.tryCall(getCartCount);
    for (let turn = 0; turn < 3; turn += 1) await settle();
    controller.abort();
    expect(await left).toMatchObject({ error: { kind: 'Aborted' } });
    release(await renewed());
    expect(await stays).toMatchObject({ ok: true });
  });
});

describe('a 401 without an expired token', () => {
  it('of login or logout is not refreshed', async () => {
    const { backend, seen } = server('none', renewed);
    const { client, session } = testClient(backend);
    await client.tryCall(login, { body: { username: 'duck', password: 'a1b2c3d4' } });
    await client.tryCall(logout);
    expect(seen.refreshes).toBe(0);
    expect(session.read()).not.toBeNull();
  });

  it("of a signed-out shopper or of the caller's own token is not refreshed", async () => {
    const { backend, seen } = server('none', renewed);
    const { client, ended } = testClient(backend, { session: memorySession() });
    expect(await client.tryCall(getCartCount)).toMatchObject({ error: { kind: 'Unauthorized' } });
    expect(await client.tryCall(getCartCount, {}, { accessToken: 'x' })).toMatchObject({
      error: { kind: 'Unauthorized' },
    });
    expect(seen.refreshes).toBe(0);
    expect(ended).toEqual([]);
  });
});

describe('several tabs', () => {
  /** Locks that tabs share, as in a browser. */
  function sharedLocks(): Locks {
    let tail: Promise<unknown> = Promise.resolve();
    return {
      request: (_name, _options, callback) => {
        const turn = tail.then(callback);
        tail = turn.catch(() => undefined);
        return turn;
      },
    };
  }

  it('make one refresh together', async () => {
    const { backend, seen } = server('access-2', async () => {
      await settle();
      return renewed();
    });
    const session = memorySession(tokensOf('1'));
    const locks = sharedLocks();
    const tabs = Array.from({ length: 5 }, () => testClient(backend, { session, locks }));
    const results = await Promise.all(tabs.map(({ client }) => client.tryCall(getCartCount)));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(seen.refreshes).toBe(1);
  });

  it.each<[string, Locks]>([
    ['hang', { request: () => new Promise(() => undefined) }],
    ['are refused', { request: () => Promise.reject(new Error('SecurityError')) }],
    [
      'throw',
      {
        request: () => {
          throw new Error('SecurityError');
        },
      },
    ],
  ])('continue after three seconds at most when locks %s', async (_, locks) => {
    const { backend, seen } = server('access-2', renewed);
    const { client, timers } = testClient(backend, { locks });
    const call = client.tryCall(getCartCount);
    await timers.advance(ACQUIRE_LIMIT);
    expect(await call).toMatchObject({ ok: true });
    expect(seen.refreshes).toBe(1);
  });

  it('refresh once when a lock is granted after its timeout', async () => {
    let grant = () => {};
    const locks: Locks = {
      request: (_name, _options, callback) => new Promise((resolve) => (grant = () => resolve(callback()))),
    };
    const { backend, seen } = server('access-2', renewed);
    const { client, timers } = testClient(backend, { locks });
    const call = client.tryCall(getCartCount);
    await timers.advance(ACQUIRE_LIMIT);
    grant();
    expect(await call).toMatchObject({ ok: true });
    expect(seen.refreshes).toBe(1);
  });
});

describe('a token that is not a valid header value', () => {
  it.each(['汉字', 'a\nb'])('ends the session, and blocks no call: %j', async (token) => {
    const { backend, seen } = server('none', renewed);
    const { client, session, ended } = testClient(async (request) =>
      request.url.endsWith('/count') ? backend(request) : success([]),
    );
    session.write({ ...tokensOf('1'), token });
    expect(await client.tryCall(listCategories)).toEqual({ ok: true, data: [] });
    expect([session.read(), ended.length]).toEqual([null, 1]);
    expect(await client.tryCall(getCartCount)).toMatchObject({ error: { kind: 'Unauthorized' } });
    expect(seen).toEqual({ refreshes: 0, calls: [undefined] });
  });

  it('ends it also after a refresh', async () => {
    const { backend, seen } = server('none', async () => success({ token: '汉字', refreshToken: 'refresh-2' }));
    const { client, session, ended } = testClient(backend);
    expect(await client.tryCall(getCartCount)).toMatchObject({ error: { kind: 'Unauthorized' } });
    expect([session.read(), ended.length, seen.calls]).toEqual([null, 1, ['access-1']]);
  });
});
