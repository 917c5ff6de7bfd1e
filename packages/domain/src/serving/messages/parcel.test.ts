import { expect, it } from 'vitest';
import { DEFAULT_SHOP } from '../../contract/shop.ts';
import { expectedArrival, shippingMethods } from '../../rules/shipping.ts';
import { CARRIER, carrierName, carrierOf, parcelStepOf, parcelWay } from './parcel.ts';

const HOUR_MS = 3_600_000;
const shippedAt = Date.parse('2026-11-20T08:46:10.000Z');

it('names the carrier of the sample shop in each language, and others as they are', () => {
  expect(carrierName(CARRIER, 'zh-CN')).toBe('绿头鸭速运');
  expect(carrierName(CARRIER, 'en-US')).toBe('Mallard Express');
  expect(carrierName('SF Express', 'zh-CN')).toBe('SF Express');
  expect(carrierName(null, 'zh-CN')).toBeNull();
});

it('names no carrier after the sample shop in a shop with another name', () => {
  expect(carrierOf(DEFAULT_SHOP)).toBe(CARRIER);
  const carrier = carrierOf({ name: { 'en-US': 'Harbor & Pine' } });
  expect(carrierName(carrier, 'en-US')).toBe('Courier');
  expect(carrierName(carrier, 'zh-CN')).toBe('快递');
});

it.each(shippingMethods)('gives each event of a parcel its own time, in order: %s', (method) => {
  const times = parcelWay(shippedAt, parcelStepOf(method, DEFAULT_SHOP)).map(({ happensAt }) => happensAt);
  expect(times[0]).toBe(shippedAt);
  for (const [index, time] of times.slice(1).entries()) expect(time - (times[index] ?? 0)).toBeGreaterThan(HOUR_MS);
});

it.each(shippingMethods)('delivers within the days of the shipping method: %s', (method) => {
  const arrival = expectedArrival({ status: 'shipped', shippingMethod: method }, shippedAt, DEFAULT_SHOP);
  const delivered = parcelWay(shippedAt, parcelStepOf(method, DEFAULT_SHOP)).at(-1)?.happensAt;
  expect(delivered).toBeGreaterThanOrEqual(arrival?.[0] ?? Number.NaN);
  expect(delivered).toBeLessThanOrEqual(arrival?.[1] ?? Number.NaN);
});
