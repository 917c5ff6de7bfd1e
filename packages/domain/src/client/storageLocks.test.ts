import { describe, expect, it, vi } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { memoryArea } from '../storage/index.ts';
import { createManualTimers, settle } from '../testing/manualTimers.ts';
import { failure, success, testClient, tokensOf } from '../testing/testClient.ts';
import { availableLocks } from './availableLocks.ts';
import { memorySession } from './memorySession.ts';
import { LEASE_TIME, storageLocks } from './storageLocks.ts';

function openTabs() {
  const area = memoryArea();
  const timers = createManualTimers();
  const locks = storageLocks({ area, timers, now: timers.now });
  const log: string[] = [];
  /** Holds the lock for a time. */
  const hold = (tab: string, milliseconds: number, signal?: AbortSignal) =>
    locks.request('x', signal ? { signal } : {}, async () => {
      log.push(`${tab} begins`);
      await new Promise<void>((resolve) => timers.setTimeout(resolve, milliseconds));
      log.push(`${tab} ends`);
    });
  return { area, timers, locks, log, hold };
}

describe('locks in a storage', () => {
  it('are held by one tab at a time, even if several request it together', async () => {
    const { area, timers, log, hold } = openTabs();
    const tabs = Promise.all(['a', 'b', 'c'].map((tab) => hold(tab, 500)));
    await timers.advance(5000);
    await tabs;
    expect(log.map((line) => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
    expect(area.length).toBe(0);
  });

  it('are released when the tab of the holder has crashed, or its clock was changed', async () => {
    const { area, timers, log, hold } = openTabs();
    for (const until of [LEASE_TIME, 10 * LEASE_TIME]) {
      area.setItem('lock:x', `dead ${timers.now() + until}`);
      const held = hold('a', 0);
      await timers.advance(LEASE_TIME + 1000);
      await held;
    }
    expect(log).toHaveLength(4);
  });

  it('leave nothing behind after an abort, or when the work fails', async () => {
    const { area, timers, locks, log, hold } = openTabs();
    const controller = new AbortController();
    const given = hold('a', 0, controller.signal).catch(() => 'given up');
    await settle();
    controller.abort();
    expect([await given, area.length, log]).toEqual(['given up', 0, []]);
    const failed = locks.request('x', {}, () => Promise.reject(new Error('no'))).catch((error: Error) => error.message);
    await timers.advance(100);
    expect([await failed, area.length]).toEqual(['no', 0]);
  });

  it('keep two tabs from refreshing twice', async () => {
    const { timers, locks } = openTabs();
    const session = memorySession(tokensOf('1'));
    let refreshes = 0;
    const backend = async (request: Request) => {
      if (request.headers.get('Authorization') === 'Bearer access-2') return success({ unitCount: 3 });
      if (!request.url.endsWith('/refresh-token')) return failure(401, 'UNAUTHORIZED');
      refreshes += 1;
      // This server treats a second use as theft.
      return refreshes === 1 ? success({ token: 'access-2', refreshToken: 'refresh-2' }) : failure(401, 'UNAUTHORIZED');
    };
    const tabs = [1, 2].map(() => testClient(backend, { session, locks, timers, now: timers.now }));
    const calls = Promise.all(tabs.map(({ client }) => client.tryCall(getCartCount)));
    await timers.advance(1000);
    expect((await calls).every(({ ok }) => ok)).toBe(true);
    expect([refreshes, session.read()?.token]).toEqual([1, 'access-2']);
  });
});

describe('the default locks of a client', () => {
  it('are the browser’s, or else leases, and none on a server', () => {
    const locksWith = (navigator: unknown, localStorage: unknown) => {
      vi.stubGlobal('navigator', navigator);
      vi.stubGlobal('localStorage', localStorage);
      const locks = availableLocks();
      vi.unstubAllGlobals();
      return locks;
    };
    expect(locksWith({ locks: 'the browser’s' }, memoryArea())).toBe('the browser’s');
    expect(locksWith({}, memoryArea())).toHaveProperty('request');
    expect(locksWith(undefined, undefined)).toBeNull();
  });
});
