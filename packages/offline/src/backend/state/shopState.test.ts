import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { emptyState, shopState } from './shopState.ts';

const paymentId = '0b9c7a52-6f0e-4c57-9d58-0d5f4f6f7a11';

it('reads applied payment reports that earlier versions stored', () => {
  const stored = {
    ...emptyState('seed', 0),
    callbacks: ['event-1', `${paymentId} event 2`, { paymentId, eventId: 'event-3' }],
  };
  expect(parse(shopState, stored).callbacks).toEqual([
    { paymentId: null, eventId: 'event-1' },
    { paymentId, eventId: 'event 2' },
    { paymentId, eventId: 'event-3' },
  ]);
});

it('reads the number of generated ids that earlier versions stored under another name', () => {
  const { generatedCount: _, ...state } = emptyState('seed', 0);
  expect(parse(shopState, { ...state, drawn: 7 })).toEqual({ ...state, generatedCount: 7 });
});
