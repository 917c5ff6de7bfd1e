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
  /** Keep it the same object where possible. */
  actors: OrderEffects;
}

/** What a list of orders made elsewhere says, and what can be done with it. */
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
    /** The change under way for an order, for `useOrderActionOf`; nothing when there is none. */
    changeOf: (orderId: string) => changeOf(snapshot, orderId),
    /** Whether the order's status, and what is under way, allow it. */
    canRequest: (request: OrderRequest) => snapshot.can({ type: 'order.request', ...request }),
    ...sends,
  };
}

/** My orders: an {@link ordersMachine} as long as the component lives. */
export function useOrders({ actors, ...options }: UseOrdersOptions) {
  const machine = useMemo(() => ordersMachine.provide({ actors: ordersActors(actors) }), [actors]);
  return useOrdersOf(useOwnActor(machine, { input: undefined, ...options }));
}
