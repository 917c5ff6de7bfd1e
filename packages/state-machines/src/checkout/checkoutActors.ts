import type { Order, OrderPreview } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import type { CheckoutLine, PreviewRequest } from './checkoutTypes.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** Effects that the app provides to the checkout machine. */
export interface CheckoutEffects {
  /** Reads the attempt stored on this device for the source whose outcome is unknown, or `null`. */
  readAttempt: Effect<OrderAttempt | null, { source: string }>;
  /**
   * Stores an attempt on this device instead of any other of its source. Called before the request is sent.
   *
   * @returns this attempt, or that of another tab which came first: its checkout is then the one to place, once, with
   *   the content of this tab
   */
  saveAttempt: Effect<OrderAttempt, OrderAttempt>;
  /** Deletes the stored attempt: the server has responded to it. */
  forgetAttempt: Effect<void, { source: string }>;
  /** Reads the lines to buy: the selected lines of the cart as it is now, or the one of _buy now_. */
  readLines: Effect<readonly CheckoutLine[], { source: string }>;
  /** Prices the order (`previewOrder`). Only the response to the latest choice counts; an older call is aborted. */
  preview: Effect<OrderPreview, PreviewRequest>;
  /** Places the order (`createOrder`), under the attempt's `idempotencyKey`. Leaving the screen should not abort it. */
  placeOrder: Effect<Order, OrderAttempt>;
  /** Finds the order of a checkout (`listOrders` with its `checkoutUuid`), or `null`. */
  findOrder: Effect<Order | null, { checkoutUuid: string }>;
}

/**
 * Creates the machine's actors from async functions.
 *
 * @example checkoutMachine.provide({ actors: checkoutActors({ readAttempt, saveAttempt, forgetAttempt, readLines,
 *   preview, placeOrder, findOrder }) })
 */
export function checkoutActors(effects: CheckoutEffects) {
  return {
    readAttempt: fromPromise<OrderAttempt | null, { source: string }>(effects.readAttempt),
    saveAttempt: fromPromise<OrderAttempt, OrderAttempt>(effects.saveAttempt),
    forgetAttempt: fromPromise<void, { source: string }>(effects.forgetAttempt),
    readLines: fromPromise<readonly CheckoutLine[], { source: string }>(effects.readLines),
    preview: fromPromise<OrderPreview, PreviewRequest>(effects.preview),
    placeOrder: fromPromise<Order, OrderAttempt>(effects.placeOrder),
    findOrder: fromPromise<Order | null, { checkoutUuid: string }>(effects.findOrder),
  };
}
