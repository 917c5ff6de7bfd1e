import type { OrderTab } from '@mallard/domain/contract';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  changeOf,
  type OrderEffects,
  type OrderRequest,
  type OrdersEmitted,
  ordersActors,
  ordersMachine,
  tabOf,
} from '../orders/ordersMachine.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseOrdersOptions extends ActorHookOptions<OrdersEmitted> {
  /** Keep it the same object between renders. */
  actors: OrderEffects;
}

/** Returns the state of a list of orders, for an actor that was created elsewhere. */
export function useOrdersOf(actor: ActorRefFrom<typeof ordersMachine>) {
  const snapshot = useSelector(actor, (current) => current);
  const sends = useMemo(
    () => ({
      chooseTab: (tab: OrderTab) => actor.send({ type: 'tab.choose', tab }),
      request: (request: OrderRequest) => actor.send({ type: 'order.request', ...request }),
      confirm: (orderId: string, reason?: string) =>
        actor.send({ type: 'order.confirm', orderId, ...(reason !== undefined && { reason }) }),
      retry: (orderId: string) => actor.send({ type: 'order.retry', orderId }),
      dismiss: (orderId: string) => actor.send({ type: 'order.dismiss', orderId }),
    }),
    [actor],
  );
  return {
    actor,
    tab: tabOf(snapshot),
    /** Returns the running change of an order for `useOrderActionOf`, or `undefined`. */
    changeOf: (orderId: string) => changeOf(snapshot, orderId),
    /** Returns whether the order's status and running changes allow an action. */
    canRequest: (request: OrderRequest) => snapshot.can({ type: 'order.request', ...request }),
    ...sends,
  };
}

/** Returns the state of a list of orders. Creates an {@link ordersMachine} that lives as long as the component. */
export function useOrders({ actors, ...options }: UseOrdersOptions) {
  const machine = useMemo(() => ordersMachine.provide({ actors: ordersActors(actors) }), [actors]);
  return useOrdersOf(useOwnActor(machine, { input: undefined, ...options }));
}
