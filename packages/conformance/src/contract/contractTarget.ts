import type { Backend } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import type { HashPasswordOptions } from '@mallard/domain/password';
import { Skipped } from './skipped.ts';

/**
 * A back end under test. Hooks act for people that a test cannot control; cases that need a missing hook are skipped.
 *
 * Run the back end without rate limits, or with high ones: the kit registers dozens of shoppers and sends thousands of
 * calls from one address.
 */
export interface ContractTarget {
  backend: Backend;
  /** @default 'http://mallard.test' */
  baseUrl?: string;
  /** An existing account with its plain password. */
  demo: { username: string; password: string };
  /** How this deployment's clients hash passwords. */
  passwordHashing: HashPasswordOptions;
  /** Names of the endpoints that this back end does not have; cases that need one of them are skipped. @default none */
  notOffered?: readonly string[];
  /** Accounts to use in turn if `register` is not available: at least two. */
  accounts?: readonly { username: string; password: string }[];
  /** The product that test shoppers buy. @default the one with the largest stock among the best sellers */
  productUuid?: string;
  /** Milliseconds that an order may take to change after a hook was called. @default 0 */
  patience?: number;
  /** Acts as the payment provider's page: resolves when the payment is paid. Not needed with `callbackSecret`. */
  approvePayment?: (paymentId: string) => Promise<void>;
  /** The secret of payment callbacks. */
  callbackSecret?: string;
  /** Acts as the seller: resolves when this paid order is shipped. */
  ship?: (orderId: string) => Promise<void>;
  /** Acts as the seller of a return or refund: resolves when this request was approved. */
  approveAfterSale?: (afterSaleId: string) => Promise<void>;
  /** Returns the newest verification code sent to a phone. */
  readVerificationCode?: (phone: string) => Promise<string>;
  /** The back end's clock, milliseconds since 1970, if it is not the real one. */
  now?: () => number;
}

/** Returns whether the back end has this endpoint. */
export function isOffered({ notOffered = [] }: ContractTarget, { name }: Pick<Endpoint, 'name'>): boolean {
  return !notOffered.includes(name);
}

/** @throws {Skipped} if the back end does not have the endpoint */
export function assertOffered(target: ContractTarget, endpoint: Pick<Endpoint, 'name'>): void {
  if (!isOffered(target, endpoint)) throw new Skipped(`it needs ${endpoint.name}, which is not offered`);
}

export const DEFAULT_BASE_URL = 'http://mallard.test';
