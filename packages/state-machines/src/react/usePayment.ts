import type { PaymentMethod } from '@mallard/domain/contract';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  disabledReasonOf,
  type PaymentEffects,
  type PaymentEmitted,
  type PaymentInput,
  type PaymentSnapshot,
  paymentActors,
  paymentMachine,
  phaseOf,
} from '../payment/paymentMachine.ts';
import { useNetworkEvents } from './useNetworkEvents.ts';
import { type ActorHookOptions, useOwnActor } from './useOwnActor.ts';

export interface UsePaymentOptions extends ActorHookOptions<PaymentEmitted> {
  /** Keep it the same object between renders. */
  actors: PaymentEffects;
  /** Read once, except `isOnline`: give the component the order's id as its `key`. */
  input: PaymentInput;
}

function factsOf(snapshot: PaymentSnapshot) {
  const { method, payment, millisecondsLeft, error } = snapshot.context;
  return {
    method,
    payment,
    millisecondsLeft,
    error,
    phase: phaseOf(snapshot),
    disabledReason: disabledReasonOf(snapshot),
    isBusy: snapshot.hasTag('busy'),
    isSlow: snapshot.hasTag('slow'),
  };
}

/**
 * Returns the state of an order's payment and functions that change it. Creates a {@link paymentMachine} that lives as
 * long as the component.
 */
export function usePayment({ actors, input, ...options }: UsePaymentOptions) {
  const machine = useMemo(() => paymentMachine.provide({ actors: paymentActors(actors) }), [actors]);
  const actor = useOwnActor(machine, { input, ...options });
  useNetworkEvents(actor, input.isOnline);
  const facts = useSelector(actor, factsOf, shallowEqual);
  const sends = useMemo(
    () => ({
      choose: (method: PaymentMethod) => actor.send({ type: 'payment.choose', method }),
      pay: () => actor.send({ type: 'payment.pay' }),
      returned: () => actor.send({ type: 'payment.returned' }),
      resume: () => actor.send({ type: 'payment.resume' }),
      check: () => actor.send({ type: 'payment.check' }),
    }),
    [actor],
  );
  return { actor, ...facts, ...sends };
}
