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

/** A running change of one order; its snapshot says how far it is. */
export type OrderActionActor = ActorRefFrom<typeof orderActionMachine>;

export interface OrdersContext {
  /** Changes under way, by order: at most one each. */
  changes: Readonly<Record<string, OrderActionActor>>;
}

/** What the shopper wants with an order, and what the app knows of that order. */
export interface OrderRequest extends Partial<OrderActionFacts> {
  orderId: string;
  action: OrderAction;
  /** As the server wrote it; may be one that this version does not know. */
  status: string;
}

export type OrdersEvent =
  | { type: 'tab.choose'; tab: OrderTab }
  | ({ type: 'order.request' } & OrderRequest)
  /** Passed on to the order's change. Cancelling needs a reason. */
  | { type: 'order.confirm'; orderId: string; reason?: string }
  | { type: 'order.retry'; orderId: string }
  | { type: 'order.dismiss'; orderId: string };

export type OrdersEmitted =
  /** The shopper wants to go where the action is done; the app knows the paths. */
  | { type: 'order.navigate'; orderId: string; action: Exclude<OrderAction, OrderChange> }
  /** The server has changed the order: what is shown of it is stale. */
  | ({ type: 'order.changed' } & OrderActionInput);

const changes: readonly OrderAction[] = ['cancel', 'confirm', 'delete'] satisfies OrderChange[];

// Not the contract's list: its module brings every schema of orders along.
const tabs: readonly OrderTab[] = ['all', ...orderStatuses];

/** Whether the action changes the order at the server, rather than leading to another screen. */
export function isOrderChange(action: OrderAction): action is OrderChange {
  return changes.includes(action);
}

function chooseTab<Tab extends OrderTab>(tab: Tab) {
  return {
    guard: { type: 'isTab', params: ({ event }: { event: { tab: OrderTab } }) => ({ tab, chosen: event.tab }) },
    target: `.${tab}`,
  } as const;
}

/** The machine's actors made of a plain function: `ordersMachine.provide({ actors: ordersActors({ runAction }) })`. */
export function ordersActors(effects: OrderEffects) {
  return { orderAction: orderActionMachine.provide({ actors: orderActionActors(effects) }) };
}

/** My orders: the tab in view, and at most one change under way for each order. The app provides `runAction` of `orderAction`. */
export const ordersMachine = setup({
  types: {} as {
    context: OrdersContext;
    events: OrdersEvent | DoneActorEvent<OrderActionOutput, string>;
    emitted: OrdersEmitted;
  },
  actors: { orderAction: orderActionMachine },
  guards: {
    isTab: (_, { tab, chosen }: { tab: OrderTab; chosen: OrderTab }) => tab === chosen,
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
      const { [orderId]: _, ...others } = context.changes;
      enqueue.assign({ changes: others });
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

/** The tab in view. */
export function tabOf(snapshot: OrdersSnapshot): OrderTab {
  return snapshot.value;
}

/** The change under way for an order, to be watched by its card or page; nothing when there is none. */
export function changeOf(snapshot: OrdersSnapshot, orderId: string): OrderActionActor | undefined {
  return snapshot.context.changes[orderId];
}
