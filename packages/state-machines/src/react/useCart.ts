import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type CartEffects,
  type CartEmitted,
  type CartInput,
  cartActors,
  cartMachine,
  cartOf,
  isSettled,
  isUpdating,
  lineStateOf,
  unitCountOf,
} from '../cart/cartMachine.ts';
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseCartOptions extends ActorHookOptions<CartEmitted> {
  /** Keep it the same object between renders. */
  actors: CartEffects;
  /** Read once. */
  input: CartInput;
  /** The cart's owner: `null` for a guest, `undefined` until known. */
  owner: string | null | undefined;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
}

/** Returns the state of a cart and functions that change it, for an actor that was created elsewhere. */
export function useCartOf(actor: ActorRefFrom<typeof cartMachine>) {
  const snapshot = useSelector(actor, (current) => current);
  const facts = useMemo(
    () => ({
      cart: cartOf(snapshot),
      unitCount: unitCountOf(snapshot),
      error: snapshot.context.error,
      isKnown: snapshot.hasTag('known'),
      isBusy: snapshot.hasTag('busy'),
      isSettled: isSettled(snapshot),
      isUpdating: isUpdating(snapshot),
      /** Returns the state of a SKU's line. */
      lineState: (skuUuid: string) => lineStateOf(snapshot, skuUuid),
    }),
    [snapshot],
  );
  const sends = useMemo(
    () => ({
      add: (skuUuid: string, quantity: number) => actor.send({ type: 'line.add', skuUuid, quantity }),
      set: (skuUuid: string, change: { quantity?: number; isSelected?: boolean }) =>
        actor.send({ type: 'line.set', skuUuid, ...change }),
      remove: (skuUuid: string) => actor.send({ type: 'line.remove', skuUuid }),
      restore: (skuUuid: string) => actor.send({ type: 'line.restore', skuUuid }),
      forget: (skuUuid: string) => actor.send({ type: 'line.forget', skuUuid }),
      save: (skuUuid: string) => actor.send({ type: 'line.save', skuUuid }),
      moveSaved: (skuUuid: string) => actor.send({ type: 'saved.move', skuUuid }),
      removeSaved: (skuUuid: string) => actor.send({ type: 'saved.remove', skuUuid }),
      restoreSaved: (skuUuid: string) => actor.send({ type: 'saved.restore', skuUuid }),
      removeAll: (skuUuids: readonly string[]) => actor.send({ type: 'lines.remove', skuUuids }),
      selectAll: (isSelected: boolean) => actor.send({ type: 'lines.select', isSelected }),
      flush: () => actor.send({ type: 'cart.flush' }),
      refresh: () => actor.send({ type: 'cart.refresh' }),
      replay: () => actor.send({ type: 'cart.replay' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}

/**
 * Returns the state of the cart and functions that change it. Creates a {@link cartMachine} that lives as long as the
 * component: use it once per app.
 */
export function useCart({ actors, input, owner, isOnline, ...options }: UseCartOptions) {
  const machine = useMemo(() => cartMachine.provide({ actors: cartActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, isOnline, true);
  useEffect(() => {
    if (owner !== undefined) actor.send({ type: 'owner.changed', userUuid: owner });
  }, [actor, owner]);
  return useCartOf(actor);
}
