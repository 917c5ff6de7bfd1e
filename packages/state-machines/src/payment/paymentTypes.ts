import type { Payment, PaymentMethod } from '@mallard/domain/contract';
import type { ApiError } from '@mallard/domain/errors';
import type { OrderPaymentStatus } from '@mallard/domain/rules';
import type { CountdownTick } from '../countdown/countdownMachine.ts';
import type { PaymentStatusAnswer, PollUpdate } from './pollMachine.ts';

/** One press of _pay_, from before the request is sent until the server has responded. */
export interface PaymentAttempt {
  orderId: string;
  method: PaymentMethod;
  /** Sent as `Idempotency-Key`, the same for each retry. */
  idempotencyKey: string;
}

export interface PaymentInput {
  orderId: string;
  /** The server's time, milliseconds since 1970: `createServerClock(…).now`. */
  now: () => number;
  /** Creates an idempotency key: `createUuid`. */
  createKey: () => string;
  /** The default method. @default that of the last attempt */
  method?: PaymentMethod;
  /** Whether the shop can be reached, as far as known. @default true */
  isOnline?: boolean;
  /** Whether the shopper returns from the provider: an open attempt is then `confirming`. @default false */
  hasReturned?: boolean;
}

/** The final state of a payment. */
export type PaymentOutcome = Extract<OrderPaymentStatus, 'paid' | 'refunded' | 'expired' | 'cancelled'>;

export interface PaymentContext {
  orderId: string;
  now: () => number;
  createKey: () => string;
  isOnline: boolean;
  hasReturned: boolean;
  /** The method of the next attempt. */
  method: PaymentMethod | null;
  /** The attempt whose outcome at the server is unknown. */
  attempt: PaymentAttempt | null;
  /** The attempt at the server: its `payUrl` is the content of the code. */
  payment: Payment | null;
  /** The server's last response. */
  status: PaymentStatusAnswer | null;
  /** Milliseconds until the order's deadline, by the server's clock. */
  millisecondsLeft: number;
  /** Why the last call failed; `null` after a successful one. */
  error: ApiError | null;
}

export type PaymentEvent =
  | { type: 'payment.choose'; method: PaymentMethod }
  /** Starts an attempt, or sends one again that has no response. */
  | { type: 'payment.pay' }
  /** The shopper returned from the provider, or says that they have paid. */
  | { type: 'payment.returned' }
  /** The shopper has not paid yet: shows the code of the same attempt again. */
  | { type: 'payment.resume' }
  /** Checks at once; also for a page that becomes visible again. */
  | { type: 'payment.check' }
  | { type: 'network.changed'; isOnline: boolean }
  | CountdownTick
  | PollUpdate;

export type PaymentEmitted =
  /**
   * The provider has the attempt that was started here: show its code, or navigate to its `payUrl`. Not emitted for an
   * attempt that was already open; that one is in `context.payment`.
   */
  | { type: 'payment.started'; payment: Payment }
  /** The order has changed: reload it. Emitted again when money comes back for an expired order. */
  | { type: 'payment.decided'; orderId: string; outcome: PaymentOutcome };

export type PaymentTag =
  /** Waits for a response. */
  | 'busy'
  /** It is unknown whether money was taken, so no second payment is offered. */
  | 'confirming'
  /** Confirming takes longer than usual. */
  | 'slow'
  | 'decided';
