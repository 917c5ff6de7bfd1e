import { orderStatuses } from '@mallard/domain/rules';
import type { PlanOptions } from '../testing/planPaths.ts';
import type { OrderActionInput } from './orderActionMachine.ts';

export const conflict = { kind: 'Conflict', code: 'ORDER_STATE', status: 409 } as const;

/** All events that can happen to a change of an order, for path tests. */
export const orderActionPlan = {
  input: { orderId: 'o1', action: 'cancel' } satisfies OrderActionInput,
  events: [
    { type: 'order.confirm', reason: 'changedMind' },
    { type: 'order.confirm' },
    { type: 'order.retry' },
    { type: 'order.dismiss' },
    { type: 'xstate.done.actor.runAction' },
    { type: 'xstate.error.actor.runAction', error: conflict },
  ],
} satisfies PlanOptions;

/** All events that can happen to the list of orders, for path tests. */
export const ordersPlan = {
  events: [
    ...(['all', ...orderStatuses] as const).map((tab) => ({ type: 'tab.choose', tab })),
    { type: 'order.request', orderId: 'o1', action: 'cancel', status: 'unpaid' },
    { type: 'order.request', orderId: 'o1', action: 'details', status: 'unpaid' },
    { type: 'order.confirm', orderId: 'o1' },
    { type: 'order.retry', orderId: 'o1' },
    { type: 'order.dismiss', orderId: 'o1' },
    { type: 'xstate.done.actor.o1', output: { orderId: 'o1', action: 'cancel', isDone: true } },
  ],
  canHappen: (snapshot, { type }) => !type.startsWith('xstate.done') || 'o1' in snapshot.context.changes,
} satisfies PlanOptions;

const afterSale = { id: 'a1', status: 'approved', kind: 'returnAndRefund' } as const;

/** All events that can happen to the returns and refunds of an order, for path tests. */
export const afterSalePlan = {
  events: [
    {
      type: 'request.submit',
      request: { orderItemUuid: 'i1', kind: 'returnAndRefund', reason: 'damaged', quantity: 1 },
    },
    { type: 'withdraw.ask', afterSale },
    { type: 'withdraw.confirm' },
    { type: 'ship.submit', afterSale, trackingNumber: 'SF1234567890' },
    { type: 'change.retry' },
    { type: 'change.dismiss' },
    { type: 'xstate.done.actor.runChange', output: afterSale },
    { type: 'xstate.error.actor.runChange', error: conflict },
  ],
} satisfies PlanOptions;
