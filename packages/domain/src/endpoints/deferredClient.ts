import type { CallArguments, Client } from '../client/client.ts';
import type { Endpoint, EndpointData } from '../contract/endpoint.ts';
import { ApiFailure, networkError } from '../errors/index.ts';
import type { EndpointDescriptor } from './endpointDescriptor.ts';

/** A client whose code, with the schemas of the contract, is loaded at the first call. */
export interface DeferredClient {
  /**
   * Makes a call like `Client.call`.
   *
   * @param endpoint its descriptor, or the endpoint itself
   * @throws {ApiFailure} like `Client.call`; of kind `Network` if the code could not be loaded, which the next call
   *   retries
   */
  call<E extends Endpoint>(endpoint: E | EndpointDescriptor<E>, ...args: CallArguments<E>): Promise<EndpointData<E>>;
  /**
   * Loads the client.
   *
   * @throws {ApiFailure} if it could not be loaded
   */
  open(): Promise<Client>;
}

/** The code that a `DeferredClient` loads. */
export interface ClientCode {
  client: Client;
  /** `endpoints` of `@mallard/domain/contract/all`. */
  endpoints: readonly Endpoint[];
}

/**
 * Creates a client that is loaded at its first call.
 *
 * @param load loads client and contract; called once, and again after a failure
 * @example
 * const client = createDeferredClient(async () => {
 *   const [{ openClient }, { endpoints }] = await Promise.all([import('./openClient'), import('@mallard/domain/contract/all')]);
 *   return { client: openClient(), endpoints };
 * });
 * await client.call(getHome);
 */
export function createDeferredClient(load: () => Promise<ClientCode>): DeferredClient {
  let loading: Promise<ClientCode> | undefined;

  function open(): Promise<ClientCode> {
    loading ??= load().catch(() => {
      loading = undefined;
      throw new ApiFailure(networkError());
    });
    return loading;
  }

  return {
    open: async () => (await open()).client,
    async call<E extends Endpoint>(endpoint: E | EndpointDescriptor<E>, ...args: CallArguments<E>) {
      const { client, endpoints } = await open();
      const found = endpoints.find(({ name }) => name === endpoint.name);
      if (!found) throw new RangeError(`The contract has no endpoint ${endpoint.name}.`);
      // Names are unique in a contract, so this is the descriptor's endpoint.
      return client.call(found as E, ...args);
    },
  };
}
