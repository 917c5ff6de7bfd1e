import type { PaymentMethod } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { OrderPaymentStatus } from '@mallard/domain/rules';
import { failureOf } from '../actors/notProvided.ts';
import { paymentSetup } from './paymentSetup.ts';
import type { PaymentAttempt, PaymentContext } from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

interface StatusEvent {
  event: { status: PaymentStatusAnswer };
}

/** Returns the server's response of an event, as params. */
function statusParams({ event: { status } }: StatusEvent): { status: PaymentStatusAnswer } {
  return { status };
}
const setStatus = { type: 'setStatus', params: statusParams } as const;

/** Creates a transition for responses with this payment state. */
export function when<Target extends string>(as: OrderPaymentStatus, target: Target) {
  const params = ({ event: { status } }: StatusEvent) => ({ as, status });
  return { guard: { type: 'isStatus', params }, target, actions: setStatus } as const;
}

/** Stores a response and stays in the same state. */
export const setStatusOnly = { actions: setStatus } as const;

const toConfirming = when('confirming', '#payment.watching.payable.open.confirming');
const toFailed = when('failed', '#payment.watching.payable.failed');
const toOpen = [
  {
    guard: { type: 'isOpenAfterReturn', params: statusParams },
    target: '#payment.watching.payable.open.confirming',
    actions: setStatus,
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
  actions: { type: 'setMethod', params: ({ event }: { event: { method: PaymentMethod } }) => event },
} as const;
const pay = { guard: 'canPay', target: '#payment.watching.payable.starting' } as const;
const tick = {
  type: 'setTimeLeft',
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
  onError: { actions: { type: 'ignoreError', params: failed } },
} as const;

/** The server has the attempt without a response. */
const found = {
  guard: { type: 'isAttempted', params: statusParams },
  target: '#payment.watching.payable.open',
  actions: { type: 'findPayment', params: statusParams },
} as const;

/** Sending an attempt: it is stored first. Another press sends the same attempt under the same key. */
const starting = paymentSetup.createStateConfig({
  initial: 'saving',
  entry: 'beginAttempt',
  states: {
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveAttempt',
        src: 'saveAttempt',
        input: attemptOf,
        onDone: 'sending',
        // An attempt that cannot be stored is still valid until the page closes.
        onError: { target: 'sending', actions: { type: 'ignoreError', params: failed } },
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
            actions: { type: 'setError', params: failed },
          },
          { target: 'unconfirmed', actions: { type: 'setError', params: failed } },
        ],
      },
    },
    /**
     * It is unknown whether the server has the attempt, so it is looked up. Only the client and the shopper send it
     * again.
     */
    unconfirmed: {
      entry: 'pollNow',
      on: {
        'payment.pay': pay,
        // Its code was never shown, so it cannot have been paid.
        'payment.choose': { ...choose, target: '#payment.watching.payable.ready' },
        // If the server has none, the attempt stays open, because its request may still be in flight.
        'status.updated': [found, toConfirming, when('ready', '#payment.watching.payable.ready')],
      },
    },
  },
});

/** The server has an attempt, which waits for the shopper and the provider. */
const open = paymentSetup.createStateConfig({
  initial: 'waiting',
  entry: ['settleAttempt', 'pollNow'],
  invoke: forgetAttempt,
  on: {
    'status.updated': [toConfirming, toFailed],
  },
  states: {
    waiting: {
      on: {
        'payment.choose': choose,
        'payment.pay': { ...pay, guard: 'canPayWithOtherMethod' },
        'payment.returned': { target: 'confirming', actions: 'pollNow' },
        'countdown.ticked': [
          {
            guard: { type: 'isCodeExpired', params: ({ event }) => event },
            target: 'codeExpired',
            actions: tick,
          },
          { actions: tick },
        ],
      },
    },
    /** The code has expired, but the order has not. */
    codeExpired: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'payment.returned': { target: 'confirming', actions: 'pollNow' },
        'status.updated': [
          toConfirming,
          toFailed,
          { guard: { type: 'isCodeValid', params: statusParams }, target: 'waiting', actions: setStatus },
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
    onDone: 'overdue',
  },
  on: { 'countdown.ticked': { actions: tick } },
  states: {
    ready: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.updated': [found, ...toOpen, toConfirming, toFailed],
      },
    },
    /** The server refused an attempt, `error` says why. The next one gets a new key. */
    refused: {
      entry: ['settleAttempt', 'pollNow'],
      invoke: forgetAttempt,
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.updated': [...toOpen, toConfirming],
      },
    },
    /** The provider declined. */
    failed: {
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.updated': [...toOpen, toConfirming],
      },
    },
    starting,
    open,
  },
});
