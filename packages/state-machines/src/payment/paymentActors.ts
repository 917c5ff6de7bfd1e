import type { Payment } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import type { PaymentAttempt } from './paymentTypes.ts';
import { type PaymentStatusAnswer, pollMachine } from './pollMachine.ts';

/** Effects that the app provides to the payment machine. */
export interface PaymentEffects {
  /** Reads the attempt stored on this device for the order whose outcome is unknown, or `null`. */
  readAttempt: Effect<PaymentAttempt | null, { orderId: string }>;
  /** Stores an attempt on this device instead of any other. Called before the request is sent. */
  saveAttempt: Effect<void, PaymentAttempt>;
  /** Deletes the stored attempt: the server has responded to it. */
  forgetAttempt: Effect<void, { orderId: string }>;
  /**
   * Starts a payment at the server (`createPayment`), under the attempt's `idempotencyKey`. Leaving the screen should
   * not abort it.
   */
  startPayment: Effect<Payment, PaymentAttempt>;
  /** Reads the state of the payment (`getOrderPaymentStatus`). */
  readStatus: Effect<PaymentStatusAnswer, { orderId: string }>;
}

/**
 * Creates the machine's actors from async functions.
 *
 * @example paymentMachine.provide({ actors: paymentActors({ readAttempt, saveAttempt, forgetAttempt, startPayment,
 *   readStatus }) })
 */
export function paymentActors(effects: PaymentEffects) {
  return {
    readAttempt: fromPromise<PaymentAttempt | null, { orderId: string }>(effects.readAttempt),
    saveAttempt: fromPromise<void, PaymentAttempt>(effects.saveAttempt),
    forgetAttempt: fromPromise<void, { orderId: string }>(effects.forgetAttempt),
    startPayment: fromPromise<Payment, PaymentAttempt>(effects.startPayment),
    poll: pollMachine.provide({
      actors: { readStatus: fromPromise<PaymentStatusAnswer, { orderId: string }>(effects.readStatus) },
    }),
    countdown: countdownMachine,
  };
}
