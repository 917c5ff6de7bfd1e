import { expect, it } from 'vitest';
import { groupByDay, nearDay } from './groupByDay.ts';

const daysOf = (...instants: (string | number)[]) =>
  groupByDay(instants, 'Asia/Shanghai', (instant) => instant).map(({ day, items }) => [day, items.length]);

it('changes the day at midnight in the shop’s time zone, and keeps the order', () => {
  expect(daysOf('2026-11-20T01:00:00Z', '2026-11-19T16:00:00Z', Date.parse('2026-11-19T15:59:59Z'))).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
});

it('groups all items of a day, and all without a valid timestamp', () => {
  expect(daysOf('soon', '2026-11-20T01:00:00Z', Number.NaN, '2026-11-20T00:00:00Z')).toEqual([
    ['', 2],
    ['2026-11-20', 2],
  ]);
});

it('returns no groups for no items', () => {
  expect(daysOf()).toEqual([]);
});

it('knows today and yesterday in the shop’s time zone', () => {
  const now = Date.parse('2026-11-19T16:30:00Z');
  const days = ['2026-11-20', '2026-11-19', '2026-11-18'];
  expect(days.map((day) => nearDay(day, now, 'Asia/Shanghai'))).toEqual(['today', 'yesterday', undefined]);
  expect(nearDay('2026-11-20', null, 'Asia/Shanghai')).toBeUndefined();
});
