import { expect, it } from 'vitest';
import { groupByDay } from './groupByDay.ts';

const at = (text: string) => ({ viewedAt: Date.parse(text) });

it('groups by the days of the shop, the latest first', () => {
  const now = Date.parse('2026-11-20T01:02:00.000Z');
  const early = at('2026-11-19T16:00:00.000Z');
  const late = at('2026-11-19T15:59:59.000Z');
  const old = at('2026-10-31T16:30:00.000Z');
  expect(groupByDay([old, late, early], now)).toMatchObject([
    { ago: 0, month: 11, dayOfMonth: 20, items: [early] },
    { ago: 1, month: 11, dayOfMonth: 19, items: [late] },
    { ago: 19, month: 11, dayOfMonth: 1, items: [old] },
  ]);
});
