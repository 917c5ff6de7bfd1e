import type { SnapshotFrom } from 'xstate';
import { checkoutSetup, draftOf } from './checkoutSetup.ts';
import type { CheckoutChoices } from './checkoutTypes.ts';
import { confirming, failed, submitting } from './submittingStates.ts';

// The declaration of the machine refers to this type, which needs an import here.
export type { Minor } from '@mallard/domain/money';
export type { Effect } from '../actors/effect.ts';
export { type CheckoutEffects, checkoutActors } from './checkoutActors.ts';
export { CHECK_AFTER, MAX_CHECKS } from './checkoutSetup.ts';
export type * from './checkoutTypes.ts';
export type { OrderAttempt, OrderDraft } from './orderAttempt.ts';

const choose = {
  actions: {
    type: 'choose',
    params: ({ event }: { event: { choices: Partial<CheckoutChoices> } }) => event,
  },
} as const;
const chooseAndPrice = {
  guard: { type: 'isPriced', params: ({ event }: { event: { choices: Partial<CheckoutChoices> } }) => event },
  target: '#checkout.pricing',
  reenter: true,
  ...choose,
} as const;
const back = {
  guard: { type: 'isBackOnline', params: ({ event }: { event: { isOnline: boolean } }) => event },
  target: '#checkout.loading',
  actions: { type: 'setOnline', params: ({ event }: { event: { isOnline: boolean } }) => event },
} as const;

/**
 * Reviewing and placing an order: at most once, even if a response is lost or the tab is closed. All amounts come from
 * the server. No order is placed for a total that the shopper has not seen.
 */
export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  context: ({ input: { source, isFromCart, createKey, isOnline = true, choices: userChoices = {} } }) => ({
    source,
    isFromCart,
    createKey,
    isOnline,
    choices: { addressUuid: null, shippingMethod: 'standard', couponUuid: undefined, note: '', ...userChoices },
    userChoices,
    isCouponUnavailable: false,
    lines: [],
    preview: null,
    seenTotal: null,
    attempt: null,
    checks: 0,
    error: null,
    order: null,
  }),
  initial: 'restoring',
  on: {
    'address.preselect': { actions: { type: 'preselect', params: ({ event }) => event } },
    'network.changed': { actions: { type: 'setOnline', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      tags: ['busy', 'stale'],
      on: { 'checkout.choose': choose },
      invoke: {
        id: 'readAttempt',
        src: 'readAttempt',
        input: ({ context: { source } }) => ({ source }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ attempt: event.output }) },
            target: 'confirming',
            actions: { type: 'resumeAttempt', params: ({ event }) => ({ attempt: event.output }) },
          },
          { target: 'loading' },
        ],
        // A device without storage has no attempt.
        onError: { target: 'loading', actions: { type: 'ignoreError', params: failed } },
      },
    },
    loading: {
      tags: ['busy', 'stale'],
      on: { 'checkout.choose': choose, 'checkout.refresh': { target: 'loading', reenter: true } },
      invoke: {
        id: 'readLines',
        src: 'readLines',
        input: ({ context: { source } }) => ({ source }),
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ lines: event.output }) },
            target: 'empty',
            actions: { type: 'setLines', params: ({ event }) => ({ lines: event.output }) },
          },
          { target: 'pricing', actions: { type: 'setLines', params: ({ event }) => ({ lines: event.output }) } },
        ],
        onError: { target: 'unpriced', actions: { type: 'setError', params: failed } },
      },
    },
    empty: { on: { 'checkout.choose': choose, 'checkout.refresh': 'loading', 'network.changed': back } },
    pricing: {
      tags: ['busy', 'stale'],
      on: { 'checkout.choose': [chooseAndPrice, choose], 'checkout.refresh': 'loading' },
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { lines, choices } }) => ({
          items: [...lines],
          shippingMethod: choices.shippingMethod,
          ...(choices.couponUuid !== undefined && { couponUuid: choices.couponUuid }),
        }),
        onDone: [
          {
            guard: { type: 'isCouponUnavailable', params: ({ event }) => ({ preview: event.output }) },
            target: 'pricing',
            reenter: true,
            actions: 'dropCoupon',
          },
          {
            guard: { type: 'isRepriced', params: ({ event }) => ({ preview: event.output }) },
            target: 'repriced',
            actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) },
          },
          { target: 'priced', actions: { type: 'setPreview', params: ({ event }) => ({ preview: event.output }) } },
        ],
        onError: { target: 'unpriced', actions: { type: 'setError', params: failed } },
      },
    },
    /** Lines or amounts could not be loaded. Choices and the last amounts stay. */
    unpriced: {
      tags: 'stale',
      exit: 'forgetError',
      on: {
        // There may be no lines to price yet.
        'checkout.choose': [{ ...chooseAndPrice, target: '#checkout.loading' }, choose],
        'checkout.refresh': 'loading',
        'network.changed': back,
      },
    },
    priced: {
      entry: 'showTotal',
      on: {
        'checkout.choose': [chooseAndPrice, choose],
        'checkout.refresh': 'loading',
        'order.submit': { guard: 'canSubmit', target: 'submitting' },
      },
    },
    /** The total differs from the one the shopper has seen, and needs to be accepted. */
    repriced: {
      on: {
        'checkout.choose': [chooseAndPrice, choose],
        'checkout.refresh': 'loading',
        'total.accept': 'priced',
      },
    },
    submitting,
    confirming,
    /** The server refused: there is no order. Lines and prices are loaded again. */
    refused: {
      tags: ['busy', 'stale'],
      entry: 'settleAttempt',
      on: { 'checkout.choose': choose },
      invoke: {
        id: 'forgetAttempt',
        src: 'forgetAttempt',
        input: ({ context: { source } }) => ({ source }),
        onDone: 'loading',
        // A leftover attempt does no harm: it is looked up again, and not found.
        onError: { target: 'loading', actions: { type: 'ignoreError', params: failed } },
      },
    },
    /** There is an order, so the device can delete the attempt. */
    settling: {
      tags: 'busy',
      invoke: {
        id: 'forgetAttempt',
        src: 'forgetAttempt',
        input: ({ context: { source } }) => ({ source }),
        onDone: 'placed',
        onError: { target: 'placed', actions: { type: 'ignoreError', params: failed } },
      },
    },
    placed: { type: 'final', entry: 'emitPlaced' },
  },
});

export type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>;

/** Why the order button is disabled. */
export type CheckoutDisabledReason =
  | 'placed'
  | 'confirming'
  | 'offline'
  | 'busy'
  | 'empty'
  | 'unpriced'
  | 'newTotal'
  | 'soldOut'
  | 'address';

/** Returns why the order button is disabled; `null` while it is enabled. */
export function disabledReasonOf(snapshot: CheckoutSnapshot): CheckoutDisabledReason | null {
  const { context } = snapshot;
  if (snapshot.can({ type: 'order.submit' })) return null;
  if (snapshot.matches('placed') || snapshot.matches('settling')) return 'placed';
  if (snapshot.hasTag('confirming')) return 'confirming';
  if (!context.isOnline) return 'offline';
  if (snapshot.hasTag('busy')) return 'busy';
  if (snapshot.matches('empty')) return 'empty';
  if (snapshot.matches('unpriced')) return 'unpriced';
  if (snapshot.matches('repriced')) return 'newTotal';
  return draftOf({ ...context, choices: { ...context.choices, addressUuid: '' } }) === null ? 'soldOut' : 'address';
}
