import type { PaymentMethod } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { PaymentStanding } from '@mallard/domain/rules';
import { failureOf } from '../actors/notProvided.ts';
import { paymentSetup } from './paymentSetup.ts';
import type { PaymentAttempt, PaymentContext } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

interface Told {
  event: { status: PaymentStatusAnswer };
}

/** Returns the server's response of an event, as params. */
function told({ event: { status } }: Told): { status: PaymentStatusAnswer } {
  return { status };
}
const keepStatus = { type: 'keepStatus', params: told } as const;

/** Creates a transition for responses with this payment state. */
export function when<Target extends string>(as: PaymentStanding, target: Target) {
  const params = ({ event: { status } }: Told) => ({ as, status });
  return { guard: { type: 'stands', params }, target, actions: keepStatus } as const;
}

/** Stores a response and stays in the same state. */
export const keepOnly = { actions: keepStatus } as const;

const toConfirming = when('confirming', '#payment.watching.payable.open.confirming');
const toFailed = when('failed', '#payment.watching.payable.failed');
const toOpen = [
  {
    guard: { type: 'stoodReturning', params: told },
    target: '#payment.watching.payable.open.confirming',
    actions: keepStatus,
  },
  when('open', '#payment.watching.payable.open'),
] as const;

/** Transitions for a response while the state of the payment is unknown. */
export const fromUnknown = [
  ...toOpen,
  toConfirming,
  toFailed,
  when('ready', '#payment.watching.payable.ready'),
] as const;

/** Returns the failure of an `onError` event, as params. */
export function failed({ event }: { event: { error: unknown } }): { error: ApiError } {
  return { error: failureOf(event.error) };
}

const choose = {
  actions: { type: 'keepMethod', params: ({ event }: { event: { method: PaymentMethod } }) => event },
} as const;
const pay = { guard: 'canPay', target: '#payment.watching.payable.starting' } as const;
const tick = {
  type: 'keepTime',
  params: ({ event }: { event: { millisecondsLeft: number } }) => event,
} as const;

/** Returns the attempt, which `beginAttempt` has created. */
function attemptOf({ context }: { context: PaymentContext }): PaymentAttempt {
  return context.attempt as PaymentAttempt;
}

const forgetAttempt = {
  id: 'forgetAttempt',
  src: 'forgetAttempt',
  input: ({ context: { orderId } }: { context: PaymentContext }) => ({ orderId }),
  // A leftover attempt does no harm: the server responds to its key with the same payment.
  onError: { actions: { type: 'overlook', params: failed } },
} as const;

/** The server has the attempt without a response. */
const found = {
  guard: { type: 'isAttempted', params: told },
  target: '#payment.watching.payable.open',
  actions: { type: 'findPayment', params: told },
} as const;

/** Sending an attempt: it is stored first. Another press sends the same attempt under the same key. */
const starting = paymentSetup.createStateConfig({
  initial: 'keeping',
  entry: 'beginAttempt',
  states: {
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepAttempt',
        src: 'keepAttempt',
        input: attemptOf,
        onDone: 'sending',
        // An attempt that cannot be stored is still valid until the page closes.
        onError: { target: 'sending', actions: { type: 'overlook', params: failed } },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: attemptOf,
        onDone: {
          target: '#payment.watching.payable.open',
          actions: { type: 'startPayment', params: ({ event }) => ({ payment: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefused', params: failed },
            target: '#payment.watching.payable.refused',
            actions: { type: 'keepError', params: failed },
          },
          { target: 'unsure', actions: { type: 'keepError', params: failed } },
        ],
      },
    },
    /**
     * It is unknown whether the server has the attempt, so it is looked up. Only the client and the shopper send it
     * again.
     */
    unsure: {
      entry: 'look',
      on: {
        'payment.pay': pay,
        // Its code was never shown, so it cannot have been paid.
        'payment.choose': { ...choose, target: '#payment.watching.payable.ready' },
        // If the server has none, the attempt stays open, because its request may still be in flight.
        'status.told': [found, toConfirming, when('ready', '#payment.watching.payable.ready')],
      },
    },
  },
});

/** The server has an attempt, which waits for the shopper and the provider. */
const open = paymentSetup.createStateConfig({
  initial: 'waiting',
  entry: ['settleAttempt', 'look'],
  invoke: forgetAttempt,
  on: {
    'status.told': [toConfirming, toFailed],
  },
  states: {
    waiting: {
      on: {
        'payment.choose': choose,
        'payment.pay': { ...pay, guard: 'canPayOtherwise' },
        'payment.returned': { target: 'confirming', actions: 'look' },
        'countdown.ticked': [
          {
            guard: { type: 'isCodeOver', params: ({ event }) => event },
            target: 'lapsed',
            actions: tick,
          },
          { actions: tick },
        ],
      },
    },
    /** The code has expired, but the order has not. */
    lapsed: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'payment.returned': { target: 'confirming', actions: 'look' },
        'status.told': [
          toConfirming,
          toFailed,
          { guard: { type: 'isCodeFresh', params: told }, target: 'waiting', actions: keepStatus },
        ],
      },
    },
    confirming: {
      tags: 'confirming',
      initial: 'recent',
      on: { 'payment.resume': 'waiting' },
      states: {
        recent: { after: { slowAfter: 'slow' } },
        slow: { tags: 'slow' },
      },
    },
  },
});

/** The order can be paid until its deadline. */
export const payable = paymentSetup.createStateConfig({
  initial: 'ready',
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { status, now } }) => ({ until: Date.parse(status?.payBefore ?? ''), now }),
    onDone: 'late',
  },
  on: { 'countdown.ticked': { actions: tick } },
  states: {
    ready: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.told': [found, ...toOpen, toConfirming, toFailed],
      },
    },
    /** The server refused an attempt, `error` says why. The next one gets a new key. */
    refused: {
      entry: ['settleAttempt', 'look'],
      invoke: forgetAttempt,
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.told': [...toOpen, toConfirming],
      },
    },
    /** The provider declined. */
    failed: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.told': [...toOpen, toConfirming],
      },
    },
    starting,
    open,
  },
});
