import type { Order, OrderPreview } from '@mallard/domain/contract';
import { type ApiError, isRefusal } from '@mallard/domain/errors';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { notProvided } from '../actors/notProvided.ts';
import { retryAfterMs } from '../actors/retryAfterMs.ts';
import { checkoutActors } from './checkoutActors.ts';
import type {
  CheckoutChoices,
  CheckoutContext,
  CheckoutEmitted,
  CheckoutEvent,
  CheckoutInput,
  CheckoutLine,
  CheckoutTag,
} from './checkoutTypes.ts';
import { attemptFor, type OrderAttempt, type OrderDraft } from './orderAttempt.ts';

/** How often to check for an order without a response before the shopper has to ask. */
export const MAX_CHECKS = 5;
/** Milliseconds until the first check; each further delay is twice as long. */
export const CHECK_AFTER = 2_000;

/** Returns the lines of a preview that can be bought. */
function buyableLines(preview: OrderPreview | null): CheckoutLine[] {
  const available = preview?.lines.filter(({ status }) => status === 'available') ?? [];
  return available.map(({ skuUuid, quantity }) => ({ skuUuid, quantity }));
}

/** Returns the order as chosen and last priced; `null` while something is missing. */
export function draftOf({ preview, choices, isFromCart }: CheckoutContext): OrderDraft | null {
  const items = buyableLines(preview);
  if (preview === null || choices.addressUuid === null || items.length === 0) return null;
  return {
    items,
    shippingMethod: preview.shippingMethod,
    couponUuid: preview.couponUuid,
    addressUuid: choices.addressUuid,
    note: choices.note.trim(),
    expectedTotal: preview.amounts.total,
    isFromCart,
  };
}

/** Returns whether the server has to price a change of choices. */
function isPriced(before: CheckoutChoices, change: Partial<CheckoutChoices>): boolean {
  return (['shippingMethod', 'couponUuid'] as const).some((name) => name in change && change[name] !== before[name]);
}

/**
 * All types, actors, guards and actions of the chart in `checkoutMachine.ts`. The app provides every actor; each
 * rejects with an `ApiFailure`.
 */
export const checkoutSetup = setup({
  types: {} as {
    context: CheckoutContext;
    input: CheckoutInput;
    events: CheckoutEvent;
    emitted: CheckoutEmitted;
    tags: CheckoutTag;
  },
  actors: checkoutActors({
    readAttempt: notProvided('readAttempt'),
    saveAttempt: notProvided('saveAttempt'),
    forgetAttempt: notProvided('forgetAttempt'),
    readLines: notProvided('readLines'),
    preview: notProvided('preview'),
    placeOrder: notProvided('placeOrder'),
    findOrder: notProvided('findOrder'),
  }),
  guards: {
    isPriced: ({ context }, { choices }: { choices: Partial<CheckoutChoices> }) => isPriced(context.choices, choices),
    isEmpty: (_, { lines }: { lines: readonly CheckoutLine[] }) => lines.length === 0,
    isCouponUnavailable: ({ context: { choices } }, { preview }: { preview: OrderPreview }) =>
      typeof choices.couponUuid === 'string' && preview.couponUuid !== choices.couponUuid,
    isRepriced: ({ context }, { preview }: { preview: OrderPreview }) =>
      context.seenTotal !== null && preview.amounts.total !== context.seenTotal,
    canSubmit: ({ context }) => context.isOnline && draftOf(context) !== null,
    isOnline: ({ context }) => context.isOnline,
    isBackOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline,
    isExhausted: ({ context }) => context.checks >= MAX_CHECKS,
    isOpen: (_, { attempt }: { attempt: OrderAttempt | null }) => attempt !== null,
    isFound: (_, { order }: { order: Order | null }) => order !== null,
    isOrdered: (_, { error }: { error: ApiError }) => error.kind === 'Conflict' && error.code === 'CHECKOUT_USED',
    isRefused: (_, { error }: { error: ApiError }) => isRefusal(error),
  },
  actions: {
    setOnline: assign({ isOnline: (_, { isOnline }: { isOnline: boolean }) => isOnline }),
    choose: enqueueActions(({ context, enqueue }, params: { choices: Partial<CheckoutChoices> }) => {
      const choices = { ...context.choices, ...params.choices };
      const userChoices = { ...context.userChoices, ...params.choices };
      // A new total is expected after the shopper's own changes, so it needs no confirmation.
      const seenTotal = isPriced(context.choices, params.choices) ? null : context.seenTotal;
      const isCouponUnavailable = context.isCouponUnavailable && !('couponUuid' in params.choices);
      enqueue.assign({ choices, userChoices, isCouponUnavailable, seenTotal, error: null });
      enqueue.emit({ type: 'checkout.chosen', source: context.source, choices: userChoices });
    }),
    preselect: assign(({ context }, { addressUuid }: { addressUuid: string | null }) => {
      const { addressUuid: _, ...userChoices } = context.userChoices;
      return { choices: { ...context.choices, addressUuid }, userChoices };
    }),
    /** Clears the choice of a coupon: the server picks the best. */
    dropCoupon: enqueueActions(({ context, enqueue }) => {
      const { couponUuid: _, ...userChoices } = context.userChoices;
      enqueue.assign({
        choices: { ...context.choices, couponUuid: undefined },
        userChoices,
        isCouponUnavailable: true,
      });
      enqueue.emit({ type: 'checkout.chosen', source: context.source, choices: userChoices });
    }),
    setLines: assign({ lines: (_, { lines }: { lines: readonly CheckoutLine[] }) => lines }),
    setPreview: assign({ preview: (_, { preview }: { preview: OrderPreview }) => preview }),
    showTotal: assign({ seenTotal: ({ context }) => context.preview?.amounts.total ?? null }),
    resumeAttempt: assign((_, { attempt }: { attempt: OrderAttempt | null }) => ({ attempt })),
    beginAttempt: assign(({ context }) => {
      const { source, attempt, createKey } = context;
      const draft = draftOf(context);
      return {
        attempt: draft === null ? attempt : attemptFor(source, draft, attempt, createKey),
        checks: 0,
        error: null,
      };
    }),
    /** Adopts the checkout id of a tab that came first, but not its content. */
    adoptAttempt: assign(({ context: { source, attempt, createKey } }, stored: { attempt: OrderAttempt }) => ({
      attempt: attempt === null ? stored.attempt : attemptFor(source, attempt.draft, stored.attempt, createKey),
    })),
    settleAttempt: assign({ attempt: null }),
    countCheck: assign({ checks: ({ context }) => context.checks + 1 }),
    resetChecks: assign({ checks: 0 }),
    /** Ignores a storage error that does no harm. A missing effect still stops the machine. */
    ignoreError: (_, _failed: { error: ApiError }) => undefined,
    setError: assign({ error: (_, { error }: { error: ApiError }) => error }),
    forgetError: assign({ error: null }),
    refuse: enqueueActions(({ context, enqueue }, { error }: { error: ApiError }) => {
      const { source } = context;
      enqueue.assign({ error });
      enqueue.emit({ type: 'order.refused', error });
      if (error.code !== 'COUPON_UNUSABLE') return;
      const { couponUuid: _, ...userChoices } = context.userChoices;
      // None instead of unset, so that no other coupon is used without the shopper's choice.
      enqueue.assign({ choices: { ...context.choices, couponUuid: null }, userChoices });
      enqueue.emit({ type: 'checkout.chosen', source, choices: userChoices });
    }),
    setOrder: assign((_, { order }: { order: Order | null }) => ({ order, error: null })),
    emitPlaced: emit(({ context }) => ({ type: 'order.placed', order: context.order as Order }) as const),
  },
  delays: {
    nextCheck: ({ context: { checks, error } }) => Math.max(retryAfterMs(error), CHECK_AFTER * 2 ** checks),
  },
});
