import type { Endpoint, EndpointData, EndpointInput } from '../contract/endpoint.ts';
import type { ApiError } from '../errors/index.ts';

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /** A key created and stored by the caller, so that the call can be repeated after a reload. @default a new one */
  idempotencyKey?: string;
  /** Sent instead of the session's token, and never refreshed; `null` sends none. For servers and tests. */
  accessToken?: string | null;
  /** Sends only while this user is signed in. Otherwise the call fails as `Aborted` without a request. */
  onlyFor?: string;
  /** Whether the shopper isn't waiting for the answer, such as when shown data is refetched: `onOverload` isn't called. @default false */
  isBackground?: boolean;
}

/** Input first, then options. The input is optional if the endpoint needs none. */
export type CallArguments<E extends Endpoint> =
  Record<string, never> extends EndpointInput<E>
    ? [input?: EndpointInput<E>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

export type CallResult<T> = { ok: true; data: T } | { ok: false; error: ApiError };

/** Calls a back end by the endpoints of the contract. */
export interface Client {
  /**
   * Makes a call. Pass passwords as typed: they are hashed first.
   *
   * @returns the endpoint's data, validated by its schema
   * @throws {ApiFailure} with the {@link ApiError}
   * @example const cart = await client.call(addToCart, { body: { skuUuid, quantity: 1 } });
   */
  call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointData<E>>;
  /** Makes the same call, but returns a failure instead of throwing it. */
  tryCall<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<CallResult<EndpointData<E>>>;
}
