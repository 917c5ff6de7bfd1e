import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { EmittedFrom, SnapshotFrom } from 'xstate';
import {
  type OrderActionActor,
  type OrderActionInput,
  type OrderEffects,
  orderActionActors,
  orderActionMachine,
} from '../orders/ordersMachine.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseOrderActionOptions extends ActorHookOptions<EmittedFrom<typeof orderActionMachine>> {
  /** Keep it the same object between renders. */
  actors: OrderEffects;
  /** Read once: give the component the order and the action as its `key`. */
  input: OrderActionInput;
}

function factsOf({ value, context: { orderId, action, error }, ...snapshot }: SnapshotFrom<typeof orderActionMachine>) {
  return { step: value, orderId, action, error, isDone: snapshot.status === 'done' };
}

/**
 * Returns the state of an order's change and functions that continue it, for an actor from `changeOf` of `useOrders`.
 */
export function useOrderActionOf(actor: OrderActionActor) {
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      confirm: (reason?: string) => actor.send({ type: 'order.confirm', ...(reason !== undefined && { reason }) }),
      retry: () => actor.send({ type: 'order.retry' }),
      dismiss: () => actor.send({ type: 'order.dismiss' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}

/**
 * Returns the state of an order's change, for a page of its own. Creates an {@link orderActionMachine} that lives as
 * long as the component.
 */
export function useOrderAction({ actors, input, ...options }: UseOrderActionOptions) {
  const machine = useMemo(() => orderActionMachine.provide({ actors: orderActionActors(actors) }), [actors]);
  return useOrderActionOf(useOwnActor(machine, { input, ...options }));
}
