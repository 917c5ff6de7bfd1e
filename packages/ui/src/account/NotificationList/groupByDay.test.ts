import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

it('changes the day at midnight of the shop, and keeps the order', () => {
  const items = ['2026-11-20T01:00:00Z', '2026-11-19T16:00:00Z', '2026-11-19T15:59:59Z'].map((createTime) => ({
    createTime,
  }));
  expect(groupByDay(items).map(({ day, items: of }) => [day, of.length])).toEqual([
    ['2026-11-20', 2],
    ['2026-11-19', 1],
  ]);
});

it('has nothing of nothing', () => {
  expect(groupByDay([])).toEqual([]);
});
