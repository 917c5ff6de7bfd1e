import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type CheckoutChoices,
  type CheckoutEffects,
  type CheckoutEmitted,
  type CheckoutInput,
  type CheckoutSnapshot,
  checkoutActors,
  checkoutMachine,
  disabledReasonOf,
} from '../checkout/checkoutMachine.ts';
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UseCheckoutOptions extends ActorHookOptions<CheckoutEmitted> {
  /** Keep it the same object between renders. */
  actors: CheckoutEffects;
  /** Read once, except `isOnline`: give the component the source as its `key`. */
  input: CheckoutInput;
}

function factsOf(snapshot: CheckoutSnapshot) {
  const { choices, preview, error, order } = snapshot.context;
  return {
    choices,
    preview,
    error,
    order,
    disabledReason: disabledReasonOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isStale: snapshot.hasTag('stale'),
    isConfirming: snapshot.hasTag('confirming'),
  };
}

/**
 * Returns the state of a checkout and functions that change it. Creates a {@link checkoutMachine} that lives as long as
 * the component.
 */
export function useCheckout({ actors, input, ...options }: UseCheckoutOptions) {
  const machine = useMemo(() => checkoutMachine.provide({ actors: checkoutActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, input.isOnline);
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      choose: (choices: Partial<CheckoutChoices>) => actor.send({ type: 'checkout.choose', choices }),
      preselect: (addressUuid: string | null) => actor.send({ type: 'address.preselect', addressUuid }),
      refresh: () => actor.send({ type: 'checkout.refresh' }),
      acceptTotal: () => actor.send({ type: 'total.accept' }),
      submit: () => actor.send({ type: 'order.submit' }),
      check: () => actor.send({ type: 'order.check' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}
