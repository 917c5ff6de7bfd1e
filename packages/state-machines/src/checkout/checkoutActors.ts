import type { Order, OrderPreview } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { CheckoutLine, PreviewRequest } from './checkoutTypes.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** What the checkout machine asks of the app. */
export interface CheckoutEffects {
  /** The attempt kept on this device for the source whose outcome is not known, or `null`. */
  readAttempt: Effect<OrderAttempt | null, { source: string }>;
  /**
   * Keeps an attempt on this device, in the place of any other of its source. Called before its first byte is sent.
   *
   * @returns this one, or that of another tab which came first: its checkout is then the one to place, once, with what
   * this tab has shown
   */
  keepAttempt: Effect<OrderAttempt, OrderAttempt>;
  /** Forgets the attempt: the server has answered it. */
  forgetAttempt: Effect<void, { source: string }>;
  /** What is to be bought: the selected lines of the cart as it is now, or the one of _buy now_. */
  readLines: Effect<readonly CheckoutLine[], { source: string }>;
  /** What it would cost (`previewOrder`). Only the answer to the latest choice counts, an older call is aborted. */
  preview: Effect<OrderPreview, PreviewRequest>;
  /** Places the order (`createOrder`), under the attempt's `idempotencyKey`. Leaving the screen should not abort it. */
  placeOrder: Effect<Order, OrderAttempt>;
  /** The order of a checkout (`listOrders` with its `checkoutUuid`), or `null`. */
  findOrder: Effect<Order | null, { checkoutUuid: string }>;
}

/** The machine's actors made of plain async functions: `checkoutMachine.provide({ actors: checkoutActors({ … }) })`. */
export function checkoutActors(effects: CheckoutEffects) {
  return {
    readAttempt: fromPromise<OrderAttempt | null, { source: string }>(effects.readAttempt),
    keepAttempt: fromPromise<OrderAttempt, OrderAttempt>(effects.keepAttempt),
    forgetAttempt: fromPromise<void, { source: string }>(effects.forgetAttempt),
    readLines: fromPromise<readonly CheckoutLine[], { source: string }>(effects.readLines),
    preview: fromPromise<OrderPreview, PreviewRequest>(effects.preview),
    placeOrder: fromPromise<Order, OrderAttempt>(effects.placeOrder),
    findOrder: fromPromise<Order | null, { checkoutUuid: string }>(effects.findOrder),
  };
}
