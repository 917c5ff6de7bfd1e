import type { Order } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { failureOf } from '../actors/notProvided.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import type { CheckoutContext } from './checkoutTypes.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** Returns the failure of an `onError` event, as params. */
export function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}

/** Returns the attempt, which all states below have. */
function attemptOf({ context }: { context: CheckoutContext }): OrderAttempt {
  return context.attempt as OrderAttempt;
}

function found({ event }: { event: { output: Order | null } }): { order: Order | null } {
  return { order: event.output };
}

/** Submitting an order: the attempt is stored first, then sent. */
export const submitting = checkoutSetup.createStateConfig({
  tags: 'busy',
  initial: 'saving',
  states: {
    saving: {
      entry: 'beginAttempt',
      invoke: {
        id: 'saveAttempt',
        src: 'saveAttempt',
        input: attemptOf,
        onDone: {
          target: 'sending',
          actions: { type: 'adoptAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        // An attempt that cannot be stored is still valid until the page closes.
        onError: { target: 'sending', actions: { type: 'ignoreError', params: failed } },
      },
    },
    sending: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: attemptOf,
        onDone: { target: '#checkout.settling', actions: { type: 'setOrder', params: found } },
        onError: [
          // This checkout already has an order, with other content. The shopper is shown that order, without a message that it
          // differs from what was just submitted.
          { guard: { type: 'isOrdered', params: failed }, target: '#checkout.confirming' },
          {
            guard: { type: 'isRefused', params: failed },
            target: '#checkout.refused',
            actions: { type: 'refuse', params: failed },
          },
          { target: '#checkout.confirming.waiting', actions: { type: 'setError', params: failed } },
        ],
      },
    },
  },
});

/** It is unknown whether there is an order, so it is looked up. Only the client and the shopper send it again. */
export const confirming = checkoutSetup.createStateConfig({
  tags: 'confirming',
  initial: 'checking',
  on: {
    'order.check': { target: '.checking', actions: 'resetChecks' },
    'network.changed': [
      {
        guard: { type: 'isBackOnline', params: ({ event }) => event },
        target: '.checking',
        actions: { type: 'setOnline', params: ({ event }) => event },
      },
      { actions: { type: 'setOnline', params: ({ event }) => event } },
    ],
  },
  states: {
    waiting: {
      after: {
        nextCheck: [
          { guard: 'isExhausted', target: 'unresolved' },
          { guard: 'isOnline', target: 'checking', actions: 'countCheck' },
        ],
      },
    },
    checking: {
      tags: 'busy',
      // A check is already in flight.
      on: { 'order.check': {} },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: (at) => ({ checkoutUuid: attemptOf(at).checkoutUuid }),
        onDone: [
          {
            guard: { type: 'isFound', params: found },
            target: '#checkout.settling',
            actions: { type: 'setOrder', params: found },
          },
          // The shopper sees the order again. The attempt stays open, so that a press sends the same.
          { target: '#checkout.loading' },
        ],
        onError: { target: 'waiting', actions: { type: 'setError', params: failed } },
      },
    },
    /** Too many checks without a response; the shopper decides when to check again. */
    unresolved: {},
  },
});
