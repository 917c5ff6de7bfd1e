import type { Payment } from '@mallard/domain/contract';
import { fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import type { PaymentAttempt } from './paymentTypes.ts';
import { type PaymentStatusAnswer, pollMachine } from './pollMachine.ts';

/** What the payment machine asks of the app. */
export interface PaymentEffects {
  /** The unsettled attempt kept on this device for the order, or `null`. */
  readAttempt: Effect<PaymentAttempt | null, { orderId: string }>;
  /** Keeps an attempt on this device, in the place of any other. Called before its first byte is sent. */
  keepAttempt: Effect<void, PaymentAttempt>;
  /** Forgets the attempt: the server has answered it. */
  forgetAttempt: Effect<void, { orderId: string }>;
  /** Starts paying at the server (`createPayment`), under the attempt's `idempotencyKey`. Leaving the screen should not abort it. */
  startPayment: Effect<Payment, PaymentAttempt>;
  /** How paying stands (`getOrderPaymentStatus`). */
  readStatus: Effect<PaymentStatusAnswer, { orderId: string }>;
}

/** The machine's actors made of plain async functions: `paymentMachine.provide({ actors: paymentActors({ … }) })`. */
export function paymentActors(effects: PaymentEffects) {
  return {
    readAttempt: fromPromise<PaymentAttempt | null, { orderId: string }>(effects.readAttempt),
    keepAttempt: fromPromise<void, PaymentAttempt>(effects.keepAttempt),
    forgetAttempt: fromPromise<void, { orderId: string }>(effects.forgetAttempt),
    startPayment: fromPromise<Payment, PaymentAttempt>(effects.startPayment),
    poll: pollMachine.provide({
      actors: { readStatus: fromPromise<PaymentStatusAnswer, { orderId: string }>(effects.readStatus) },
    }),
    countdown: countdownMachine,
  };
}
