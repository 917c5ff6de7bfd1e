import type { Order } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import { failureOf } from '../actors/notProvided.ts';
import { checkoutSetup } from './checkoutSetup.ts';
import type { CheckoutContext } from './checkoutTypes.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** The failure in an `onError` event, as params. */
export function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}

/** The states below are entered with an attempt only. */
function attemptOf({ context }: { context: CheckoutContext }): OrderAttempt {
  return context.attempt as OrderAttempt;
}

function found({ event }: { event: { output: Order | null } }): { order: Order | null } {
  return { order: event.output };
}

/** An order on its way to the server: kept on the device first, then sent. */
export const submitting = checkoutSetup.createStateConfig({
  tags: 'busy',
  initial: 'keeping',
  states: {
    keeping: {
      entry: 'beginAttempt',
      invoke: {
        id: 'keepAttempt',
        src: 'keepAttempt',
        input: attemptOf,
        onDone: {
          target: 'sending',
          actions: { type: 'adoptAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        // What cannot be kept still holds as long as the page does.
        onError: { target: 'sending', actions: { type: 'overlook', params: failed } },
      },
    },
    sending: {
      invoke: {
        id: 'placeOrder',
        src: 'placeOrder',
        input: attemptOf,
        onDone: { target: '#checkout.settling', actions: { type: 'keepOrder', params: found } },
        onError: [
          // This checkout already has an order, with other content. The shopper is shown that order, without a message that it
          // differs from what was just submitted.
          { guard: { type: 'isOrdered', params: failed }, target: '#checkout.confirming' },
          {
            guard: { type: 'isRefused', params: failed },
            target: '#checkout.refused',
            actions: { type: 'refuse', params: failed },
          },
          { target: '#checkout.confirming.resting', actions: { type: 'keepError', params: failed } },
        ],
      },
    },
  },
});

/** Nobody can say whether there is an order: it is looked for. It is for the client to send again what got lost, and the shopper. */
export const confirming = checkoutSetup.createStateConfig({
  tags: 'confirming',
  initial: 'looking',
  on: {
    'order.check': { target: '.looking', actions: 'forgetLooks' },
    'network.changed': [
      {
        guard: { type: 'isBackOnline', params: ({ event }) => event },
        target: '.looking',
        actions: { type: 'keepNetwork', params: ({ event }) => event },
      },
      { actions: { type: 'keepNetwork', params: ({ event }) => event } },
    ],
  },
  states: {
    resting: {
      after: {
        lookAgain: [
          { guard: 'isExhausted', target: 'unresolved' },
          { guard: 'isOnline', target: 'looking', actions: 'countLook' },
        ],
      },
    },
    looking: {
      tags: 'busy',
      // What is asked already is not asked twice.
      on: { 'order.check': {} },
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: (at) => ({ checkoutUuid: attemptOf(at).checkoutUuid }),
        onDone: [
          {
            guard: { type: 'isFound', params: found },
            target: '#checkout.settling',
            actions: { type: 'keepOrder', params: found },
          },
          // The shopper sees again what they were about to order. The attempt stays open, so that a press sends the same.
          { target: '#checkout.loading' },
        ],
        onError: { target: 'resting', actions: { type: 'keepError', params: failed } },
      },
    },
    /** Too many looks without an answer; the shopper says when to look again. */
    unresolved: {},
  },
});
