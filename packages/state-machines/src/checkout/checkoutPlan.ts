import { networkError, timeoutError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';
import { inputOf, mugDraft, placedOrder, previewOf } from './checkoutSamples.ts';
import type { CheckoutContext } from './checkoutTypes.ts';

const attempt = { source: 'ann cart', checkoutUuid: 'c1', idempotencyKey: 'k1', draft: mugDraft };

/** All events that can happen at a checkout, for path tests. */
export const checkoutPlan = {
  input: inputOf({ createKey: () => 'key' }),
  events: [
    { type: 'checkout.choose', choices: { addressUuid: 'a1' } },
    { type: 'checkout.choose', choices: { shippingMethod: 'express' } },
    { type: 'checkout.choose', choices: { couponUuid: 'p1' } },
    { type: 'address.preselect', addressUuid: 'a1' },
    { type: 'checkout.refresh' },
    { type: 'total.accept' },
    { type: 'order.submit' },
    { type: 'order.check' },
    { type: 'network.changed', isOnline: false },
    { type: 'network.changed', isOnline: true },
    { type: 'xstate.done.actor.readAttempt', output: null },
    { type: 'xstate.done.actor.readAttempt', output: attempt },
    { type: 'xstate.error.actor.readAttempt', error: networkError() },
    { type: 'xstate.done.actor.readLines', output: mugDraft.items },
    { type: 'xstate.done.actor.readLines', output: [] },
    { type: 'xstate.error.actor.readLines', error: networkError() },
    { type: 'xstate.done.actor.preview', output: previewOf() },
    { type: 'xstate.done.actor.preview', output: previewOf(9_900) },
    { type: 'xstate.error.actor.preview', error: networkError() },
    { type: 'xstate.done.actor.saveAttempt', output: attempt },
    { type: 'xstate.error.actor.saveAttempt', error: networkError() },
    { type: 'xstate.done.actor.placeOrder', output: placedOrder },
    { type: 'xstate.error.actor.placeOrder', error: { kind: 'Conflict', code: 'OUT_OF_STOCK', status: 409 } },
    { type: 'xstate.error.actor.placeOrder', error: { kind: 'Conflict', code: 'CHECKOUT_USED', status: 409 } },
    { type: 'xstate.error.actor.placeOrder', error: timeoutError() },
    { type: 'xstate.done.actor.findOrder', output: placedOrder },
    { type: 'xstate.done.actor.findOrder', output: null },
    { type: 'xstate.error.actor.findOrder', error: networkError() },
    { type: 'xstate.done.actor.forgetAttempt' },
    { type: 'xstate.error.actor.forgetAttempt', error: networkError() },
    { type: 'xstate.after.nextCheck.checkout.confirming.waiting' },
  ],
  contextKey: ({ isOnline, choices, preview, seenTotal, checks }: CheckoutContext) => [
    isOnline,
    choices.addressUuid !== null && preview !== null,
    choices.couponUuid,
    seenTotal !== null,
    checks,
  ],
} satisfies PlanOptions;
