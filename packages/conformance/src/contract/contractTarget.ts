import type { Backend } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import type { HashPasswordOptions } from '@mallard/domain/password';
import { Skipped } from './skipped.ts';

/**
 * A back end under test, and what the kit must know of it. The hooks stand for people whom a test has no access to; where
 * one is missing, the cases that need it report themselves as skipped.
 *
 * The back end should run without limits on the rate of calls, or with generous ones: the kit registers some dozens of
 * shoppers and sends thousands of calls from one place.
 */
export interface ContractTarget {
  backend: Backend;
  /** @default 'http://mallard.test' */
  baseUrl?: string;
  /** An account that exists, with its plain password. */
  demo: { username: string; password: string };
  /** How this deployment's clients hash passwords. */
  passwordHashing: HashPasswordOptions;
  /** Names of the endpoints that this back end does not have; what needs one of them on its way is skipped. @default none */
  notOffered?: readonly string[];
  /** Accounts to take turns with where nobody can `register`: two at least. */
  accounts?: readonly { username: string; password: string }[];
  /** The product that test shoppers buy. @default the one with the most pieces among the best sold */
  productUuid?: string;
  /** Milliseconds that an order may take to become what a hook has begun. @default 0 */
  patience?: number;
  /** Plays the payment provider's page: resolves when the payment is paid. Not needed with `callbackSecret`. */
  approvePayment?: (paymentId: string) => Promise<void>;
  /** The secret that payment callbacks are signed with. */
  callbackSecret?: string;
  /** Plays the seller: resolves when this paid order is shipped. */
  ship?: (orderId: string) => Promise<void>;
  /** Plays the seller of a return or refund: resolves when this request was approved. */
  approveAfterSale?: (afterSaleId: string) => Promise<void>;
  /** Reads the newest verification code sent to a phone. */
  readVerificationCode?: (phone: string) => Promise<string>;
  /** The back end's clock, milliseconds since 1970, where it is not the real one. */
  now?: () => number;
}

/** Whether the back end has this endpoint at all. */
export function isOffered({ notOffered = [] }: ContractTarget, { name }: Pick<Endpoint, 'name'>): boolean {
  return !notOffered.includes(name);
}

/** @throws {Skipped} where a case cannot go on, for it needs what the back end does not have */
export function assertOffered(target: ContractTarget, endpoint: Pick<Endpoint, 'name'>): void {
  if (!isOffered(target, endpoint)) throw new Skipped(`it needs ${endpoint.name}, which is not offered`);
}

export const DEFAULT_BASE_URL = 'http://mallard.test';
