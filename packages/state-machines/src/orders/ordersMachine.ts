import type { OrderTab } from '@mallard/domain/contract';
import { allowedActions, type OrderAction, type OrderActionFacts, orderStatuses } from '@mallard/domain/rules';
import { type ActorRefFrom, type DoneActorEvent, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  type OrderActionInput,
  type OrderActionOutput,
  type OrderChange,
  type OrderEffects,
  orderActionActors,
  orderActionMachine,
} from './orderActionMachine.ts';

export type { Effect } from '../actors/effect.ts';
export type * from './afterSaleMachine.ts';
export { afterSaleActors, afterSaleMachine } from './afterSaleMachine.ts';
export type * from './orderActionMachine.ts';
export { orderActionActors, orderActionMachine } from './orderActionMachine.ts';

/** The machine of one order's change; subscribe to it for its progress. */
export type OrderActionActor = ActorRefFrom<typeof orderActionMachine>;

export interface OrdersContext {
  /** Running changes by order: at most one each. */
  changes: Readonly<Record<string, OrderActionActor>>;
}

/** An action requested by the shopper, with facts about the order that decide whether it is allowed. */
export interface OrderRequest extends Partial<OrderActionFacts> {
  orderId: string;
  action: OrderAction;
  /** Status from the server; may be unknown to this version. */
  status: string;
}

export type OrdersEvent =
  | { type: 'tab.choose'; tab: OrderTab }
  | ({ type: 'order.request' } & OrderRequest)
  /** Forwarded to the order's change. Cancelling needs a reason. */
  | { type: 'order.confirm'; orderId: string; reason?: string }
  | { type: 'order.retry'; orderId: string }
  | { type: 'order.dismiss'; orderId: string };

export type OrdersEmitted =
  /** The action is on another screen: the app navigates there. */
  | { type: 'order.navigate'; orderId: string; action: Exclude<OrderAction, OrderChange> }
  /** The server has changed the order: reload it. */
  | ({ type: 'order.changed' } & OrderActionInput);

const changes: readonly OrderAction[] = ['cancel', 'confirm', 'delete'] satisfies OrderChange[];

// Not the contract's list, whose module contains all schemas of orders.
const tabs: readonly OrderTab[] = ['all', ...orderStatuses];

/** Returns whether the action changes the order at the server, instead of leading to another screen. */
export function isOrderChange(action: OrderAction): action is OrderChange {
  return changes.includes(action);
}

function chooseTab<Tab extends OrderTab>(tab: Tab) {
  return {
    guard: { type: 'isTab', params: ({ event }: { event: { tab: OrderTab } }) => ({ tab, chosen: event.tab }) },
    target: `.${tab}`,
  } as const;
}

/**
 * Creates the machine's actors from a function.
 *
 * @example ordersMachine.provide({ actors: ordersActors({ runAction }) })
 */
export function ordersActors(effects: OrderEffects) {
  return { orderAction: orderActionMachine.provide({ actors: orderActionActors(effects) }) };
}

/**
 * The list of orders: its current tab, and at most one running change per order. The app provides `runAction` of
 * `orderAction`.
 */
export const ordersMachine = setup({
  types: {} as {
    context: OrdersContext;
    events: OrdersEvent | DoneActorEvent<OrderActionOutput, string>;
    emitted: OrdersEmitted;
  },
  actors: { orderAction: orderActionMachine },
  guards: {
    isTab: (_, { tab, chosen: requestedTab }: { tab: OrderTab; chosen: OrderTab }) => tab === requestedTab,
    isAllowed: ({ context }, { orderId, action, status, hasUnreviewedLines = false, ...facts }: OrderRequest) =>
      allowedActions(status, { hasUnreviewedLines, ...facts }).includes(action) &&
      !(isOrderChange(action) && orderId in context.changes),
    hasChange: ({ context }, { orderId }: { orderId: string }) => orderId in context.changes,
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }, { orderId, action }: OrderRequest) => {
      if (!isOrderChange(action)) {
        enqueue.emit({ type: 'order.navigate', orderId, action });
        return;
      }
      enqueue.assign({
        changes: ({ spawn }) => ({
          ...context.changes,
          [orderId]: spawn('orderAction', { id: orderId, input: { orderId, action } }),
        }),
      });
    }),
    passOn: sendTo(
      ({ context }, { orderId }: { orderId: string }) => context.changes[orderId] as OrderActionActor,
      ({ event }) => event as Extract<OrdersEvent, { type: 'order.confirm' | 'order.retry' | 'order.dismiss' }>,
    ),
    finish: enqueueActions(({ context, enqueue }, { orderId, action, isDone }: OrderActionOutput) => {
      const { [orderId]: _, ...remaining } = context.changes;
      enqueue.assign({ changes: remaining });
      if (isDone) enqueue.emit({ type: 'order.changed', orderId, action });
    }),
  },
}).createMachine({
  id: 'orders',
  context: { changes: {} },
  initial: 'all',
  on: {
    'tab.choose': tabs.map(chooseTab),
    'order.request': {
      guard: { type: 'isAllowed', params: ({ event }) => event },
      actions: { type: 'begin', params: ({ event }) => event },
    },
    'order.confirm': {
      guard: { type: 'hasChange', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'order.retry': {
      guard: { type: 'hasChange', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'order.dismiss': {
      guard: { type: 'hasChange', params: ({ event }) => event },
      actions: { type: 'passOn', params: ({ event }) => event },
    },
    'xstate.done.actor.*': { actions: { type: 'finish', params: ({ event }) => event.output } },
  },
  states: { all: {}, unpaid: {}, unshipped: {}, shipped: {}, completed: {}, cancelled: {} },
});

export type OrdersSnapshot = SnapshotFrom<typeof ordersMachine>;

/** Returns the current tab. */
export function tabOf(snapshot: OrdersSnapshot): OrderTab {
  return snapshot.value;
}

/** Returns the running change of an order for its card or page, or `undefined`. */
export function changeOf(snapshot: OrdersSnapshot, orderId: string): OrderActionActor | undefined {
  return snapshot.context.changes[orderId];
}
