import type { AfterSale } from '@mallard/domain/contract';
import { ApiFailure } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { replyLater } from '../testing/index.ts';
import { type AfterSaleChange, afterSaleMachine } from './afterSaleMachine.ts';
import { afterSalePlan, conflict } from './ordersPlan.ts';

describePaths(afterSaleMachine, afterSalePlan);

const approved = { id: 'a1', status: 'approved', kind: 'returnAndRefund' };
const answer = { ...approved, status: 'returning' } as AfterSale;
const request = { orderItemUuid: 'i1', kind: 'refundOnly', reason: 'damaged', quantity: 1 } as const;

function start() {
  const [machine, replies] = replyLater(afterSaleMachine);
  const actor = createActor(machine);
  const emitted: { change: AfterSaleChange['type']; afterSale: AfterSale }[] = [];
  actor.on('afterSale.changed', ({ change, afterSale }) => emitted.push({ change, afterSale }));
  actor.start();
  return { actor, replies, emitted, state: () => actor.getSnapshot().value };
}

describe('the machine of returns and refunds', () => {
  it('sends a request once, and notifies once', async () => {
    const { actor, replies, emitted, state } = start();
    actor.send({ type: 'request.submit', request });
    actor.send({ type: 'request.submit', request });
    expect(replies.timesStarted('runChange')).toBe(1);
    expect(replies.inputOf('runChange')).toEqual({ type: 'request', request });
    await replies.resolve('runChange', answer);
    expect(emitted).toEqual([{ change: 'request', afterSale: answer }]);
    expect(state()).toBe('ready');
  });

  it('asks for confirmation before it withdraws', async () => {
    const { actor, replies, emitted, state } = start();
    actor.send({ type: 'withdraw.ask', afterSale: approved });
    expect(state()).toBe('confirming');
    actor.send({ type: 'change.dismiss' });
    expect(replies.timesStarted('runChange')).toBe(0);
    actor.send({ type: 'withdraw.ask', afterSale: approved });
    actor.send({ type: 'withdraw.confirm' });
    await replies.resolve('runChange', answer);
    expect(emitted).toMatchObject([{ change: 'withdraw' }]);
  });

  it.each([
    ['refunded', 'returnAndRefund'],
    ['requested', 'returnAndRefund'],
    ['approved', 'refundOnly'],
    ['escalated', 'returnAndRefund'],
  ])('cannot ship a request that is %s (%s)', (status, kind) => {
    const { actor } = start();
    const afterSale = { id: 'a1', status, kind };
    expect(actor.getSnapshot().can({ type: 'ship.submit', afterSale, trackingNumber: 'SF123456' })).toBe(false);
  });

  it('keeps a failed change, to retry or correct it', async () => {
    const { actor, replies, state } = start();
    actor.send({ type: 'ship.submit', afterSale: approved, trackingNumber: 'SF123456' });
    await replies.reject('runChange', new ApiFailure(conflict));
    expect(actor.getSnapshot().context.error).toEqual(conflict);
    actor.send({ type: 'change.retry' });
    expect(replies.inputOf('runChange')).toEqual({ type: 'ship', id: 'a1', trackingNumber: 'SF123456' });
    await replies.reject('runChange', new ApiFailure(conflict));
    actor.send({ type: 'ship.submit', afterSale: approved, trackingNumber: 'SF654321' });
    expect(replies.inputOf('runChange')).toMatchObject({ trackingNumber: 'SF654321' });
    await replies.reject('runChange', new ApiFailure(conflict));
    actor.send({ type: 'change.dismiss' });
    expect(actor.getSnapshot().context).toEqual({ change: null, error: null });
    expect(state()).toBe('ready');
  });
});
