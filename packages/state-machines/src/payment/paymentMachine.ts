import type { SnapshotFrom } from 'xstate';
import { failed, fromUnknown, keepOnly, payable, when } from './payableStates.ts';
import { paymentSetup } from './paymentSetup.ts';

export type { Effect } from '../actors/effect.ts';
export type { CountdownInput, CountdownTick } from '../countdown/countdownMachine.ts';
export { type PaymentEffects, paymentActors } from './paymentActors.ts';
export { REFUND_WATCH, SLOW_AFTER } from './paymentSetup.ts';
export type * from './paymentTypes.ts';
export type { PaymentStatusAnswer, PollContext, PollEvent, PollInput, PollNews } from './pollMachine.ts';
export { POLL_AT_MOST, POLL_EVERY, POLL_FAILING_AT_MOST, pollMachine } from './pollMachine.ts';

/**
 * Paying one order, from the first look to the outcome, across reloads and lost answers. The server decides what is paid,
 * failed or too late; the machine never makes a second attempt out of one press.
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
    'network.changed': { actions: { type: 'keepNetwork', params: ({ event }) => event } },
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
          actions: { type: 'holdAttempt', params: ({ event }) => ({ attempt: event.output }) },
        },
        // The server still knows what became of an attempt that this device has forgotten.
        onError: { target: 'watching', actions: { type: 'overlook', params: failed } },
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
            { type: 'keepNetwork', params: ({ event }) => event },
            { type: 'tellPoll', params: ({ event }) => event },
          ],
        },
        'payment.check': { actions: 'look' },
        'payment.returned': { actions: ['markReturned', 'look'] },
        'status.told': [
          when('paid', '#payment.paid'),
          when('refunded', '#payment.refunded'),
          when('expired', '.expired'),
          when('cancelled', '.cancelled'),
          when('late', '.late'),
          keepOnly,
        ],
      },
      states: {
        reading: {
          tags: 'busy',
          on: {
            'status.told': fromUnknown,
            'status.failed': { target: 'unread', actions: { type: 'keepError', params: ({ event }) => event } },
          },
        },
        /** The first look failed; the next ones follow. */
        unread: {
          exit: 'forgetError',
          on: {
            'status.told': fromUnknown,
            'status.failed': { actions: { type: 'keepError', params: ({ event }) => event } },
            'payment.check': { target: 'reading', actions: 'look' },
          },
        },
        payable,
        /** The deadline has passed; whether a payment came in time, the server says. */
        late: { tags: 'confirming', on: { 'status.told': [...fromUnknown] } },
        expired: {
          tags: 'decided',
          entry: { type: 'tellDecided', params: { outcome: 'expired' } },
          after: { refundWatch: { actions: 'stopLooking' } },
          on: { 'status.told': [when('paid', '#payment.paid'), when('refunded', '#payment.refunded'), keepOnly] },
        },
        cancelled: {
          tags: 'decided',
          entry: { type: 'tellDecided', params: { outcome: 'cancelled' } },
          after: { refundWatch: { actions: 'stopLooking' } },
          on: { 'status.told': [when('paid', '#payment.paid'), when('refunded', '#payment.refunded'), keepOnly] },
        },
      },
    },
    paid: { tags: 'decided', type: 'final', entry: { type: 'tellDecided', params: { outcome: 'paid' } } },
    refunded: { tags: 'decided', type: 'final', entry: { type: 'tellDecided', params: { outcome: 'refunded' } } },
  },
});

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

/** Why nothing can be paid now: no method chosen, no network, an answer awaited, money perhaps on its way, or the end. */
export type PaymentObstacle = 'method' | 'offline' | 'busy' | 'confirming' | 'open' | 'decided';

/** Why the button that pays is off; `null` while it is on. */
export function obstacleOf(snapshot: PaymentSnapshot): PaymentObstacle | null {
  if (snapshot.can({ type: 'payment.pay' })) return null;
  if (snapshot.hasTag('decided')) return 'decided';
  if (snapshot.hasTag('confirming')) return 'confirming';
  if (!snapshot.context.isOnline) return 'offline';
  if (snapshot.hasTag('busy')) return 'busy';
  return snapshot.context.method === null ? 'method' : 'open';
}

/** How far paying has come; the app has the words, and its components. */
export type PaymentPhase =
  | 'reading'
  | 'unread'
  | 'ready'
  | 'starting'
  | 'unsure'
  | 'waiting'
  | 'lapsed'
  | 'confirming'
  | 'failed'
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'cancelled';

/** How far paying has come. */
export function phaseOf(snapshot: PaymentSnapshot): PaymentPhase {
  const { value } = snapshot;
  if (value === 'paid' || value === 'refunded') return value;
  if (value === 'restoring') return 'reading';
  const { watching } = value;
  if (watching === 'late') return 'confirming';
  if (typeof watching === 'string') return watching;
  const { payable: step } = watching;
  if (step === 'refused') return 'ready';
  if (typeof step === 'string') return step;
  if ('starting' in step) return step.starting === 'unsure' ? 'unsure' : 'starting';
  return typeof step.open === 'string' ? step.open : 'confirming';
}
