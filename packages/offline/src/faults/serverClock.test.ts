import { createServerClock, memorySession } from '@mallard/domain/client';
import { getCartCount } from '@mallard/domain/contract';
import { failure, success, testClient } from '@mallard/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFaultyBackend } from './createFaultyBackend.ts';

const headerOf = (milliseconds: number) => new Date(milliseconds).toUTCString();

it('is never further from the server’s time than half a second and half of the fastest round trip', () => {
  const trip = fc.record({ pause: fc.nat(60_000), there: fc.nat(3000), back: fc.nat(3000) });
  fc.assert(
    fc.property(
      fc.integer({ min: -3e9, max: 3e9 }),
      fc.nat(1000),
      fc.array(trip, { minLength: 1, maxLength: 12 }),
      (offset, start, trips) => {
        let device = 1_800_000_000_000 + start;
        const clock = createServerClock(() => device);
        let fastest = Number.POSITIVE_INFINITY;
        for (const { pause, there, back } of trips) {
          const sentAt = device + pause;
          device = sentAt + there + back;
          clock.adjust(headerOf(sentAt + there + offset), sentAt, device);
          fastest = Math.min(fastest, there + back);
        }
        const limit = Math.abs(offset) <= 1000 + fastest ? 1000 + fastest : (1000 + fastest) / 2 + 1;
        expect(Math.abs(clock.now() - (device + offset))).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 2000 },
  );
});

it('does not change a device’s clock that may be right, and follows a changed clock', () => {
  let device = 1_800_000_000_000;
  const clock = createServerClock(() => device);
  expect(clock.now()).toBe(device);
  clock.adjust(headerOf(device + 300), device, device + 100);
  expect(clock.now()).toBe(device);
  clock.adjust(headerOf(device + 86_400_000), device, device + 100);
  expect(Math.abs(clock.now() - device - 86_400_000)).toBeLessThan(600);
  device += 86_400_000;
  clock.adjust(headerOf(device), device, device + 100);
  expect(clock.now()).toBe(device);
});

it.each([null, '', 'yesterday'])('ignores %j', (date) => {
  const clock = createServerClock(() => 5);
  clock.adjust(date, 0, 1);
  clock.adjust(headerOf(1e12), 7, 3);
  expect(clock.now()).toBe(5);
});

describe('the clock of a client', () => {
  const HOUR = 3_600_000;

  /** Returns the milliseconds by which a client's clock is ahead after a response that is an hour ahead. */
  async function skewAfter(answer: Response, isSignedIn: boolean): Promise<number> {
    const serverClock = createServerClock(() => 0);
    const skewed = createFaultyBackend(async () => answer, {
      choose: () => [{ kind: 'clockSkew', milliseconds: HOUR }],
      now: () => 0,
    });
    const { client } = testClient(skewed, { serverClock, ...(isSignedIn ? {} : { session: memorySession() }) });
    await client.tryCall(getCartCount);
    return serverClock.now();
  }

  const cacheable = { 'Cache-Control': 'public, max-age=60' };
  it.each<[string, Record<string, string>, boolean]>([
    ['that repeats no id', {}, true],
    ['that has an id of the server’s own', { 'X-Request-Id': 'r-1' }, true],
    ['to a signed-in user, whose responses are not cached', cacheable, true],
    ['to a guest', {}, false],
    ['to a guest with no-store', { 'Cache-Control': 'no-store', 'Last-Modified': headerOf(0) }, false],
    ['to a guest that is stale at once', { 'Cache-Control': 'max-age=0, must-revalidate' }, false],
  ])('uses a response %s', async (_what, headers, isSignedIn) => {
    expect(Math.abs((await skewAfter(success({ unitCount: 1 }, headers), isSignedIn)) - HOUR)).toBeLessThanOrEqual(500);
  });

  it('uses a refusal', async () => {
    expect(Math.abs((await skewAfter(failure(404, 'NOT_FOUND'), true)) - HOUR)).toBeLessThanOrEqual(500);
  });

  it('uses a response that repeats the request id, even if it is cacheable', async () => {
    const serverClock = createServerClock(() => 0);
    const backend = async ({ headers }: Request) =>
      success(
        { unitCount: 1 },
        { ...cacheable, Date: headerOf(HOUR), 'X-Request-Id': headers.get('X-Request-Id') ?? '' },
      );
    await testClient(backend, { serverClock, session: memorySession() }).client.call(getCartCount);
    expect(Math.abs(serverClock.now() - HOUR)).toBeLessThanOrEqual(500);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['that a proxy cached', { Age: '3' }, true],
    ['that the browser may have cached', cacheable, false],
    ['that is cached for a year', { 'Cache-Control': 'max-age=031536000' }, false],
    ['that it may have cached for some time', { 'Last-Modified': headerOf(0) }, false],
    ['that it may have cached until some time', { Expires: headerOf(1e12) }, false],
  ])('ignores a response %s', async (_what, headers, isSignedIn) => {
    expect(await skewAfter(success({ unitCount: 1 }, headers), isSignedIn)).toBe(0);
  });
});
