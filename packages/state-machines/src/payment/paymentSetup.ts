import type { Payment, PaymentMethod } from '@mallard/domain/contract';
import { type ApiError, isRefusal } from '@mallard/domain/errors';
import { type OrderPaymentStatus, orderPaymentStatus } from '@mallard/domain/rules';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { notProvided } from '../actors/notProvided.ts';
import { paymentActors } from './paymentActors.ts';
import type {
  PaymentAttempt,
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentOutcome,
  PaymentTag,
} from './paymentTypes.ts';
import type { PaymentStatusAnswer } from './pollMachine.ts';

/** Milliseconds after which confirming is slow. */
export const SLOW_AFTER = 30_000;
/** Milliseconds to keep watching a closed order: money that was in flight is then refunded. */
export const REFUND_WATCH = 5 * 60_000;

/**
 * All types, actors, guards and actions of the chart in `paymentMachine.ts`. The app provides every actor; each rejects
 * with an `ApiFailure`.
 */
export const paymentSetup = setup({
  types: {} as {
    context: PaymentContext;
    input: PaymentInput;
    events: PaymentEvent;
    emitted: PaymentEmitted;
    tags: PaymentTag;
  },
  actors: paymentActors({
    readAttempt: notProvided('readAttempt'),
    saveAttempt: notProvided('saveAttempt'),
    forgetAttempt: notProvided('forgetAttempt'),
    startPayment: notProvided('startPayment'),
    readStatus: notProvided('readStatus'),
  }),
  guards: {
    isStatus: ({ context }, { as, status }: { as: OrderPaymentStatus; status: PaymentStatusAnswer }) =>
      orderPaymentStatus(status, context.now()) === as,
    isOpenAfterReturn: ({ context }, { status }: { status: PaymentStatusAnswer }) =>
      context.hasReturned && orderPaymentStatus(status, context.now()) === 'open',
    isAttempted: ({ context }, { status }: { status: PaymentStatusAnswer }) =>
      !context.hasReturned &&
      orderPaymentStatus(status, context.now()) === 'open' &&
      status.payment?.method === context.attempt?.method,
    isCodeValid: ({ context }, { status }: { status: PaymentStatusAnswer }) =>
      status.payment !== null &&
      orderPaymentStatus(status, context.now()) === 'open' &&
      context.now() < Date.parse(status.payment.expireTime),
    isCodeExpired: ({ context: { payment, status } }, { millisecondsLeft }: { millisecondsLeft: number }) => {
      if (payment === null || status === null) return false;
      return millisecondsLeft <= Date.parse(status.payBefore) - Date.parse(payment.expireTime);
    },
    canPay: ({ context }) => context.isOnline && context.method !== null,
    canPayWithOtherMethod: ({ context }) =>
      context.isOnline && context.method !== null && context.method !== context.payment?.method,
    isRefused: (_, { error }: { error: ApiError }) => isRefusal(error),
  },
  actions: {
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    setStatus: assign(({ context }, { status }: { status: PaymentStatusAnswer }) => ({
      status,
      payment: status.payment ?? context.payment,
      method: context.method ?? supportedMethod(status.payment?.method),
    })),
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    /** Ignores a storage error that does no harm. A missing effect still stops the machine. */
    ignoreError: (_, _failed: { error: ApiError }) => undefined,
    forgetError: assign({ error: null }),
    setAttempt: assign(({ context }, { attempt }: { attempt: PaymentAttempt | null }) => ({
      attempt,
      method: context.method ?? attempt?.method ?? null,
    })),
    setMethod: assign({ method: (_, { method }: { method: PaymentMethod }) => method }),
    setTimeLeft: assign({ millisecondsLeft: (_, params: { millisecondsLeft: number }) => params.millisecondsLeft }),
    markReturned: assign({ hasReturned: true }),
    /** The same order and method keep their key until the server has responded. */
    beginAttempt: assign(({ context: { orderId, method, attempt, createKey } }) => ({
      attempt:
        method === null || attempt?.method === method ? attempt : { orderId, method, idempotencyKey: createKey() },
      hasReturned: false,
      error: null,
    })),
    settleAttempt: assign({ attempt: null }),
    startPayment: enqueueActions(({ enqueue }, { payment }: { payment: Payment }) => {
      enqueue.assign({ payment, error: null });
      enqueue.emit({ type: 'payment.started', payment });
    }),
    /** The attempt without a response has arrived. */
    findPayment: enqueueActions(({ enqueue }, { status }: { status: PaymentStatusAnswer }) => {
      enqueue.assign({ status, payment: status.payment, error: null });
      if (status.payment !== null) enqueue.emit({ type: 'payment.started', payment: status.payment });
    }),
    pollNow: sendTo('poll', { type: 'poll.now' }),
    stopPolling: sendTo('poll', { type: 'poll.stop' }),
    sendNetworkToPoll: sendTo(
      'poll',
      (_, { isOnline }: { isOnline: boolean }) => ({ type: 'network.changed', isOnline }) as const,
    ),
    emitDecided: emit(
      ({ context }, { outcome }: { outcome: PaymentOutcome }) =>
        ({ type: 'payment.decided', orderId: context.orderId, outcome }) as const,
    ),
  },
  delays: {
    slowAfter: SLOW_AFTER,
    refundWatch: REFUND_WATCH,
  },
});

// Not the contract's list, whose module contains all schemas of payments.
const methods: readonly string[] = ['alipay', 'wechat', 'card'] satisfies PaymentMethod[];

/** Returns the method of an earlier attempt if it can still be used. */
function supportedMethod(method: string | undefined): PaymentMethod | null {
  return method !== undefined && methods.includes(method) ? (method as PaymentMethod) : null;
}
