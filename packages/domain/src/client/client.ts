import type { Endpoint, EndpointData, EndpointInput } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/index.ts';

/** What a single call may say besides its input. */
export interface CallOptions {
  /** Ends the call, silently, when the caller loses interest. */
  signal?: AbortSignal;
  /** A key made and kept by the caller, so that the call can be repeated after a reload. @default a new one */
  idempotencyKey?: string;
  /** Sent instead of the session's token, and never refreshed; `null` sends none. For servers and tests. */
  accessToken?: string | null;
  /** Sent only while this user is the one who is signed in; else the call ends as `Aborted`, with nothing sent. */
  onlyFor?: string;
  /** Whether the shopper isn't waiting for the answer, such as when shown data is refetched: `onOverload` isn't called. @default false */
  isBackground?: boolean;
}

/** Input first, options second; the input may be left out where the endpoint asks for nothing. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

export type CallResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** Calls the back end by the contract's values. */
export interface Client {
  /**
   * Makes a call. Passwords are given as typed: they are hashed before anything else happens.
   *
   * @returns what the endpoint answers, checked against its schema
   * @throws {ApiFailure} carrying the {@link ApiError}
   * @example const cart = await client.call(addToCart, { body: { skuUuid, quantity: 1 } });
   */
  call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointData<E>>;
  /** The same call, with the failure as a value instead of thrown. */
  tryCall<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<CallResult<EndpointData<E>>>;
}
