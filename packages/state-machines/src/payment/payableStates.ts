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

/** The server's answer in an event, as params. */
function told({ event: { status } }: Told): { status: PaymentStatusAnswer } {
  return { status };
}
const keepStatus = { type: 'keepStatus', params: told } as const;

/** Where an answer of the server leads if it stands like this. */
export function when<Target extends string>(as: PaymentStanding, target: Target) {
  const params = ({ event: { status } }: Told) => ({ as, status });
  return { guard: { type: 'stands', params }, target, actions: keepStatus } as const;
}

/** An answer that leads nowhere. */
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

/** Where an answer leads while it is not known how the order stands. */
export const fromUnknown = [
  ...toOpen,
  toConfirming,
  toFailed,
  when('ready', '#payment.watching.payable.ready'),
] as const;

/** The failure in an `onError` event, as params. */
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

/** `beginAttempt` has made it: `canPay` wants a method. */
function attemptOf({ context }: { context: PaymentContext }): PaymentAttempt {
  return context.attempt as PaymentAttempt;
}

const forgetAttempt = {
  id: 'forgetAttempt',
  src: 'forgetAttempt',
  input: ({ context: { orderId } }: { context: PaymentContext }) => ({ orderId }),
  // An attempt that is remembered too long is answered by the server with the same payment.
  onError: { actions: { type: 'overlook', params: failed } },
} as const;

/** The attempt that nobody has answered is found. */
const found = {
  guard: { type: 'isAttempted', params: told },
  target: '#payment.watching.payable.open',
  actions: { type: 'findPayment', params: told },
} as const;

/** An attempt on its way to the server: kept on the device first, then sent; another press sends the same under the same key. */
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
        // What cannot be kept still holds as long as the page does.
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
    /** Nobody can say whether the server has the attempt: it is looked for. To send it again is for the client, and the shopper. */
    unsure: {
      entry: 'look',
      on: {
        'payment.pay': pay,
        // Its code was never seen, so nobody can have paid by it.
        'payment.choose': { ...choose, target: '#payment.watching.payable.ready' },
        // Where the server has none, the attempt stays open, should it be under way still.
        'status.told': [found, toConfirming, when('ready', '#payment.watching.payable.ready')],
      },
    },
  },
});

/** The server has an attempt, and whether the shopper pays it is between them and the provider. */
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
    /** The code's time is over, the order's is not. */
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

/** The order can be paid, its time runs. */
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
    /** The server has clearly said no to an attempt: `error` says why. The next one has a new key. */
    refused: {
      entry: ['settleAttempt', 'look'],
      invoke: forgetAttempt,
      on: {
        'payment.choose': choose,
        'payment.pay': pay,
        'status.told': [...toOpen, toConfirming],
      },
    },
    /** The provider has declined. */
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
