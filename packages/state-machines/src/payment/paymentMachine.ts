import type { SnapshotFrom } from 'xstate';
import { failed, fromUnknown, payable, setStatusOnly, when } from './payableStates.ts';
import { paymentSetup } from './paymentSetup.ts';

export type { Effect } from '../actors/effect.ts';
export type { CountdownInput, CountdownTick } from '../countdown/countdownMachine.ts';
export { type PaymentEffects, paymentActors } from './paymentActors.ts';
export { REFUND_WATCH, SLOW_AFTER } from './paymentSetup.ts';
export type * from './paymentTypes.ts';
export type { PaymentStatusAnswer, PollContext, PollEvent, PollInput, PollUpdate } from './pollMachine.ts';
export { MAX_FAILED_POLL_DELAY, MAX_POLL_DELAY, POLL_DELAY, pollMachine } from './pollMachine.ts';

/**
 * The payment of one order, from the first status to the outcome, across reloads and lost responses. The server decides
 * what is paid, failed or too late. One press never causes two attempts.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input: { isOnline = true, hasReturned = false, method = null, ...input } }) => ({
    ...input,
    isOnline,
    hasReturned,
    method,
    attempt: null,
    payment: null,
    status: null,
    millisecondsLeft: 0,
    error: null,
  }),
  initial: 'restoring',
  on: {
    'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'readAttempt',
        src: 'readAttempt',
        input: ({ context: { orderId } }) => ({ orderId }),
        onDone: {
          target: 'watching',
          actions: { type: 'setAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        // The server still has an attempt that this device has lost.
        onError: { target: 'watching', actions: { type: 'ignoreError', params: failed } },
      },
    },
    watching: {
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context: { orderId, isOnline } }) => ({ orderId, isOnline }),
      },
      initial: 'reading',
      on: {
        'network.changed': {
          actions: [
            { type: 'setOnline', params: ({ event }) => event },
            { type: 'sendNetworkToPoll', params: ({ event }) => event },
          ],
        },
        'payment.check': { actions: 'pollNow' },
        'payment.returned': { actions: ['markReturned', 'pollNow'] },
        'status.updated': [
          when('paid', '#payment.paid'),
          when('refunded', '#payment.refunded'),
          when('expired', '.expired'),
          when('cancelled', '.cancelled'),
          when('overdue', '.overdue'),
          setStatusOnly,
        ],
      },
      states: {
        reading: {
          tags: 'busy',
          on: {
            'status.updated': fromUnknown,
            'status.failed': {
              target: 'statusUnavailable',
              actions: { type: 'setError', params: ({ event }) => event },
            },
          },
        },
        /** The first status request failed; more will follow. */
        statusUnavailable: {
          exit: 'forgetError',
          on: {
            'status.updated': fromUnknown,
            'status.failed': { actions: { type: 'setError', params: ({ event }) => event } },
            'payment.check': { target: 'reading', actions: 'pollNow' },
          },
        },
        payable,
        /** The deadline has passed; the server decides whether a payment was in time. */
        overdue: { tags: 'confirming', on: { 'status.updated': [...fromUnknown] } },
        expired: {
          tags: 'decided',
          entry: { type: 'emitDecided', params: { outcome: 'expired' } },
          after: { refundWatch: { actions: 'stopPolling' } },
          on: {
            'status.updated': [when('paid', '#payment.paid'), when('refunded', '#payment.refunded'), setStatusOnly],
          },
        },
        cancelled: {
          tags: 'decided',
          entry: { type: 'emitDecided', params: { outcome: 'cancelled' } },
          after: { refundWatch: { actions: 'stopPolling' } },
          on: {
            'status.updated': [when('paid', '#payment.paid'), when('refunded', '#payment.refunded'), setStatusOnly],
          },
        },
      },
    },
    paid: { tags: 'decided', type: 'final', entry: { type: 'emitDecided', params: { outcome: 'paid' } } },
    refunded: { tags: 'decided', type: 'final', entry: { type: 'emitDecided', params: { outcome: 'refunded' } } },
  },
});

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/**
 * Why paying is disabled: no method chosen, no network, a request in flight, money perhaps on its way, or an outcome.
 */
export type PaymentDisabledReason = 'method' | 'offline' | 'busy' | 'confirming' | 'open' | 'decided';

/** Returns why the pay button is disabled; `null` while it is enabled. */
export function disabledReasonOf(snapshot: PaymentSnapshot): PaymentDisabledReason | null {
  if (snapshot.can({ type: 'payment.pay' })) return null;
  if (snapshot.hasTag('decided')) return 'decided';
  if (snapshot.hasTag('confirming')) return 'confirming';
  if (!snapshot.context.isOnline) return 'offline';
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.context.method === null ? 'method' : 'open';
}

/** The progress of a payment, for which the app has messages and components. */
export type PaymentPhase =
  | 'reading'
  | 'statusUnavailable'
  | 'ready'
  | 'starting'
  | 'unconfirmed'
  | 'waiting'
  | 'codeExpired'
  | 'confirming'
  | 'failed'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'cancelled';

/** Returns the progress of a payment. */
export function phaseOf(snapshot: PaymentSnapshot): PaymentPhase {
  const { value } = snapshot;
  if (value === 'paid' || value === 'refunded') return value;
  if (value === 'restoring') return 'reading';
  const { watching } = value;
  if (watching === 'overdue') return 'confirming';
  if (typeof watching === 'string') return watching;
  const { payable: step } = watching;
  if (step === 'refused') return 'ready';
  if (typeof step === 'string') return step;
  if ('starting' in step) return step.starting === 'unconfirmed' ? 'unconfirmed' : 'starting';
  return typeof step.open === 'string' ? step.open : 'confirming';
}
