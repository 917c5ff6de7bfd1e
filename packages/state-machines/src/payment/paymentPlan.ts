import { networkError, timeoutError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import { at, inputOf, openOf, paymentOf, statusOf } from './paymentSamples.ts';
import type { PaymentContext } from './paymentTypes.ts';

const statusUpdated = (status: ReturnType<typeof statusOf>) => ({ type: 'status.updated', status });
/** Error of the server for an order that cannot be paid. */
export const conflict = { kind: 'Conflict', code: 'ORDER_STATE', status: 409 } as const;
const CODE_ENDS = 60_000;

/** All events that can happen to the payment machine, for path tests. */
export const paymentPlan = {
  input: inputOf({ createKey: () => 'key', method: 'alipay', hasReturned: false }),
  events: [
    { type: 'payment.choose', method: 'wechat' },
    { type: 'payment.pay' },
    { type: 'payment.returned' },
    { type: 'payment.resume' },
    { type: 'payment.check' },
    { type: 'network.changed', isOnline: false },
    { type: 'network.changed', isOnline: true },
    { type: 'countdown.ticked', millisecondsLeft: 30 * 60_000 },
    { type: 'countdown.ticked', millisecondsLeft: 29 * 60_000 },
    statusUpdated(statusOf()),
    statusUpdated(openOf()),
    statusUpdated(openOf({ expireTime: at(CODE_ENDS) })),
    statusUpdated(openOf({ status: 'paid' })),
    statusUpdated(openOf({ status: 'failed' })),
    statusUpdated(statusOf({ orderStatus: 'unshipped', paymentStatus: 'paid' })),
    statusUpdated(statusOf({ orderStatus: 'cancelled', paymentStatus: 'refunded' })),
    statusUpdated(statusOf({ orderStatus: 'cancelled' })),
    statusUpdated(statusOf({ orderStatus: 'cancelled', payBefore: at(0) })),
    statusUpdated(statusOf({ payBefore: at(0) })),
    { type: 'status.failed', error: networkError() },
    { type: 'xstate.done.actor.readAttempt', output: null },
    { type: 'xstate.error.actor.readAttempt', error: networkError() },
    { type: 'xstate.done.actor.saveAttempt' },
    { type: 'xstate.error.actor.saveAttempt', error: networkError() },
    { type: 'xstate.done.actor.startPayment', output: paymentOf() },
    { type: 'xstate.error.actor.startPayment', error: conflict },
    { type: 'xstate.error.actor.startPayment', error: timeoutError() },
    { type: 'xstate.error.actor.forgetAttempt', error: networkError() },
    { type: 'xstate.done.actor.countdown' },
    { type: 'xstate.after.refundWatch.payment.watching.expired' },
    { type: 'xstate.after.refundWatch.payment.watching.cancelled' },
    { type: 'xstate.after.slowAfter.payment.watching.payable.open.confirming.recent' },
  ],
  contextKey: ({ isOnline, method, hasReturned, payment, attempt }: PaymentContext) => [
    isOnline,
    method,
    hasReturned,
    payment?.expireTime,
    attempt?.method,
  ],
} satisfies PlanOptions;
