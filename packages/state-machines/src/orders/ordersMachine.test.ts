import { ApiFailure } from '@mallard/domain/errors';
import { orderActions } from '@mallard/domain/rules';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { describePaths } from '../testing/describePaths.ts';
import { replyLater } from '../testing/index.ts';
import {
  changeOf,
  isOrderChange,
  type OrdersEmitted,
  orderActionMachine,
  ordersMachine,
  tabOf,
} from './ordersMachine.ts';
import { conflict, orderActionPlan, ordersPlan } from './ordersPlan.ts';

describePaths(orderActionMachine, orderActionPlan);

describePaths(ordersMachine, ordersPlan);

function start() {
  const [orderAction, replies] = replyLater(orderActionMachine);
  const actor = createActor(ordersMachine.provide({ actors: { orderAction } }));
  const emittedEvents: OrdersEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  const change = (orderId: string) => changeOf(actor.getSnapshot(), orderId);
  return { actor, replies, emittedEvents, change, stateOf: (orderId: string) => change(orderId)?.getSnapshot().value };
}

describe('the orders machine', () => {
  it('opens with all orders and switches to the chosen tab', () => {
    const { actor } = start();
    expect(tabOf(actor.getSnapshot())).toBe('all');
    actor.send({ type: 'tab.choose', tab: 'shipped' });
    expect(tabOf(actor.getSnapshot())).toBe('shipped');
  });

  it('allows the actions of the order’s status, and only details for an unknown status', () => {
    const { actor } = start();
    const allowed = (status: string) =>
      orderActions.filter((action) =>
        actor.getSnapshot().can({ type: 'order.request', orderId: 'o1', action, status }),
      );
    expect(allowed('unpaid')).toEqual(['pay', 'cancel', 'details']);
    expect(allowed('shipped')).toEqual(['logistics', 'confirm', 'details']);
    expect(allowed('completed')).toEqual(['buyAgain', 'delete', 'details']);
    expect(allowed('teleported')).toEqual(['details']);
    const review = { type: 'order.request', orderId: 'o1', action: 'review', status: 'completed' } as const;
    expect(actor.getSnapshot().can({ ...review, hasUnreviewedLines: true })).toBe(true);
    const afterSale = { ...review, action: 'afterSale' } as const;
    expect(actor.getSnapshot().can({ ...afterSale, canRequestAfterSale: true })).toBe(true);
    const remove = { ...review, action: 'delete' } as const;
    expect(actor.getSnapshot().can({ ...remove, hasOpenAfterSale: true })).toBe(false);
  });

  it('emits one navigation to another screen, and starts no change', () => {
    const { actor, emittedEvents, change } = start();
    actor.send({ type: 'order.request', orderId: 'o1', action: 'pay', status: 'unpaid' });
    actor.send({ type: 'order.request', orderId: 'o1', action: 'pay', status: 'shipped' });
    expect(emittedEvents).toEqual([{ type: 'order.navigate', orderId: 'o1', action: 'pay' }]);
    expect(change('o1')).toBeUndefined();
  });

  it('cancels with a reason, and notifies once', async () => {
    const { actor, replies, emittedEvents, change, stateOf } = start();
    actor.send({ type: 'order.request', orderId: 'o1', action: 'cancel', status: 'unpaid' });
    actor.send({ type: 'order.confirm', orderId: 'o1', reason: '  ' });
    expect(stateOf('o1')).toBe('confirming');
    actor.send({ type: 'order.confirm', orderId: 'o1', reason: ' tooSlow ' });
    actor.send({ type: 'order.confirm', orderId: 'o1', reason: 'tooSlow' });
    expect(replies.timesStarted('runAction')).toBe(1);
    expect(replies.inputOf('runAction')).toEqual({ orderId: 'o1', action: 'cancel', reason: 'tooSlow' });
    await replies.resolve('runAction');
    expect(emittedEvents).toEqual([{ type: 'order.changed', orderId: 'o1', action: 'cancel' }]);
    expect(change('o1')).toBeUndefined();
  });

  it('runs one change per order at a time, and changes of several orders in parallel', async () => {
    const { actor, replies, emittedEvents, stateOf } = start();
    const confirm = { type: 'order.request', orderId: 'o1', action: 'confirm', status: 'shipped' } as const;
    actor.send(confirm);
    expect(actor.getSnapshot().can(confirm)).toBe(false);
    actor.send({ type: 'order.confirm', orderId: 'o1' });
    actor.send({ type: 'order.request', orderId: 'o2', action: 'delete', status: 'cancelled' });
    actor.send({ type: 'order.confirm', orderId: 'o2' });
    expect([stateOf('o1'), stateOf('o2')]).toEqual(['running', 'running']);
    await replies.resolve('runAction', undefined, 1);
    expect([stateOf('o1'), stateOf('o2')]).toEqual(['running', undefined]);
    expect(actor.getSnapshot().can(confirm)).toBe(false);
    expect(emittedEvents).toEqual([{ type: 'order.changed', orderId: 'o2', action: 'delete' }]);
  });

  it('shows why a change failed, retries it with the same reason, and can be dismissed', async () => {
    const { actor, replies, emittedEvents, change, stateOf } = start();
    const cancel = { type: 'order.request', orderId: 'o1', action: 'cancel', status: 'unpaid' } as const;
    actor.send(cancel);
    actor.send({ type: 'order.confirm', orderId: 'o1', reason: 'other' });
    await replies.reject('runAction', new ApiFailure(conflict));
    expect(stateOf('o1')).toBe('failed');
    expect(change('o1')?.getSnapshot().context.error).toEqual(conflict);
    actor.send({ type: 'order.retry', orderId: 'o1' });
    expect(change('o1')?.getSnapshot().context.error).toBeNull();
    expect(replies.inputOf('runAction')).toMatchObject({ reason: 'other' });
    await replies.reject('runAction', new ApiFailure(conflict));
    actor.send({ type: 'order.dismiss', orderId: 'o1' });
    expect(emittedEvents).toEqual([]);
    expect(actor.getSnapshot().can(cancel)).toBe(true);
  });

  it('cannot be dismissed while the request is in flight, whose outcome can no longer change', async () => {
    const { actor, replies, emittedEvents, stateOf } = start();
    actor.send({ type: 'order.request', orderId: 'o1', action: 'delete', status: 'completed' });
    actor.send({ type: 'order.confirm', orderId: 'o1' });
    actor.send({ type: 'order.dismiss', orderId: 'o1' });
    expect(stateOf('o1')).toBe('running');
    await replies.resolve('runAction');
    expect(emittedEvents).toHaveLength(1);
  });

  it('ignores events for an order without a change', () => {
    const { actor } = start();
    expect(actor.getSnapshot().can({ type: 'order.confirm', orderId: 'o1' })).toBe(false);
    actor.send({ type: 'order.dismiss', orderId: 'o1' });
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('requires confirmation for the actions that change an order, and no others', () => {
    expect(orderActions.filter(isOrderChange)).toEqual(['cancel', 'confirm', 'delete']);
  });
});
