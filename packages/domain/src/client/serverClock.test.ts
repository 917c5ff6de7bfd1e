import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { createFaultyBackend } from '../faulty/index.ts';
import { createServerClock } from './serverClock.ts';
import { success, testClient } from './testClient.ts';

const headerOf = (milliseconds: number) => new Date(milliseconds).toUTCString();

it('is never further from the server’s time than half a second and half of the fastest answer’s way', () => {
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
          clock.hear(headerOf(sentAt + there + offset), sentAt, device);
          fastest = Math.min(fastest, there + back);
        }
        const limit = Math.abs(offset) <= 1000 + fastest ? 1000 + fastest : (1000 + fastest) / 2 + 1;
        expect(Math.abs(clock.now() - (device + offset))).toBeLessThanOrEqual(limit);
      },
    ),
    { numRuns: 2000 },
  );
});

it('leaves a device alone that may be right, and follows when a clock is changed', () => {
  let device = 1_800_000_000_000;
  const clock = createServerClock(() => device);
  expect(clock.now()).toBe(device);
  clock.hear(headerOf(device + 300), device, device + 100);
  expect(clock.now()).toBe(device);
  clock.hear(headerOf(device + 86_400_000), device, device + 100);
  expect(Math.abs(clock.now() - device - 86_400_000)).toBeLessThan(600);
  device += 86_400_000;
  clock.hear(headerOf(device), device, device + 100);
  expect(clock.now()).toBe(device);
});

it.each([null, '', 'yesterday'])('learns nothing from %j', (date) => {
  const clock = createServerClock(() => 5);
  clock.hear(date, 0, 1);
  clock.hear(headerOf(1e12), 7, 3);
  expect(clock.now()).toBe(5);
});

it('hears every answer of a client, and none that a cache kept', async () => {
  const skewed = (echo: (id: string | null) => string) =>
    createFaultyBackend(
      async (request) => success({ unitCount: 1 }, { 'X-Request-Id': echo(request.headers.get('X-Request-Id')) }),
      { choose: () => [{ kind: 'clockSkew', milliseconds: 3_600_000 }], now: () => 0 },
    );
  const fresh = createServerClock(() => 0);
  await testClient(
    skewed((id) => id ?? ''),
    { serverClock: fresh },
  ).client.call(getCartCount);
  expect(Math.abs(fresh.now() - 3_600_000)).toBeLessThanOrEqual(500);

  const stale = createServerClock(() => 0);
  await testClient(
    skewed(() => 'an-earlier-request'),
    { serverClock: stale },
  ).client.call(getCartCount);
  expect(stale.now()).toBe(0);
});
