import { describe, expect, it } from 'vitest';
import { orderSteps } from './orderSteps.ts';

const unpaid = {
  status: 'unpaid',
  createTime: '2026-11-20T08:00:00.000Z',
  payTime: null,
  shipTime: null,
  completeTime: null,
  cancelTime: null,
} as const;
const paid = { ...unpaid, status: 'unshipped', payTime: '2026-11-20T08:10:00.000Z' } as const;
const shown = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order).map(({ name, state }) => `${name} ${state}`);

describe('the timeline of an order', () => {
  it('marks the last step that happened as current', () => {
    expect(shown(unpaid)).toEqual(['placed current', 'paid upcoming', 'shipped upcoming', 'received upcoming']);
    expect(shown(paid)).toEqual(['placed done', 'paid current', 'shipped upcoming', 'received upcoming']);
  });

  it('marks all steps of a completed order as done', () => {
    const time = '2026-11-22T08:00:00.000Z';
    expect(shown({ ...paid, status: 'completed', shipTime: time, completeTime: time })).toEqual([
      'placed done',
      'paid done',
      'shipped done',
      'received done',
    ]);
  });

  it('ends at the cancellation', () => {
    const cancelTime = '2026-11-20T09:00:00.000Z';
    expect(shown({ ...unpaid, status: 'cancelled', cancelTime })).toEqual(['placed done', 'cancelled failed']);
    expect(shown({ ...paid, status: 'cancelled', cancelTime })).toEqual([
      'placed done',
      'paid done',
      'cancelled failed',
    ]);
  });
});
