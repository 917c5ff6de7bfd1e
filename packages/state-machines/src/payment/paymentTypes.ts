import type { Payment, PaymentMethod } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { PaymentStanding } from '@mallard/domain/rules';
import type { CountdownTick } from '../countdown/countdownMachine.ts';
import type { PaymentStatusAnswer, PollNews } from './pollMachine.ts';

/** One press of _pay_, from before its first byte is sent until the server has clearly answered. */
export interface PaymentAttempt {
  orderId: string;
  method: PaymentMethod;
  /** Sent as `Idempotency-Key`, the same at each repetition. */
  idempotencyKey: string;
}

export interface PaymentInput {
  orderId: string;
  /** The server's time, milliseconds since 1970: `createServerClock(…).now`. */
  now: () => number;
  /** Makes an idempotency key: `createUuid`. */
  createKey: () => string;
  /** The method that is chosen before the shopper chooses. @default that of the last attempt */
  method?: PaymentMethod;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
  /** Whether the shopper comes back from the provider: an open attempt is then `confirming`. @default false */
  hasReturned?: boolean;
}

/** How it ended. */
export type PaymentOutcome = Extract<PaymentStanding, 'paid' | 'refunded' | 'expired' | 'cancelled'>;

export interface PaymentContext {
  orderId: string;
  now: () => number;
  createKey: () => string;
  isOnline: boolean;
  hasReturned: boolean;
  /** What the next attempt would pay with. */
  method: PaymentMethod | null;
  /** The attempt whose outcome at the server is not known. */
  attempt: PaymentAttempt | null;
  /** The attempt that the server knows: its `payUrl` is what the code shows. */
  payment: Payment | null;
  /** The server's last answer. */
  status: PaymentStatusAnswer | null;
  /** Until the order's deadline, by the server's clock. */
  millisecondsLeft: number;
  /** Why the last call failed; `null` after one that did not. */
  error: ApiError | null;
}

export type PaymentEvent =
  | { type: 'payment.choose'; method: PaymentMethod }
  /** A first attempt, another one, or once more what nobody answered. */
  | { type: 'payment.pay' }
  /** The shopper has come back from the provider, or says that they have paid. */
  | { type: 'payment.returned' }
  /** The shopper has not paid yet after all: back to the code of the same attempt. */
  | { type: 'payment.resume' }
  /** Asks the server at once; also for a page that is looked at again. */
  | { type: 'payment.check' }
  | { type: 'network.changed'; isOnline: boolean }
  | CountdownTick
  | PollNews;

export type PaymentEmitted =
  /**
   * The provider has the attempt that was pressed for here, as it was answered or found: show its code, or go to its `payUrl`. One that
   * was open when the page was opened is not told, for nobody has pressed; `context.payment` holds it.
   */
  | { type: 'payment.started'; payment: Payment }
  /** What is shown of the order is stale. Money may still come back for an expired order, then it is told again. */
  | { type: 'payment.decided'; orderId: string; outcome: PaymentOutcome };

export type PaymentTag =
  /** An answer is awaited. */
  | 'busy'
  /** It cannot be said yet whether money was taken: nobody is led to pay again. */
  | 'confirming'
  /** Confirming takes longer than payments do. */
  | 'slow'
  | 'decided';
