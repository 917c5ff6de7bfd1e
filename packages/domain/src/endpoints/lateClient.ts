import type { CallArguments, Client } from '../client/client.ts';
import type { Endpoint, EndpointData } from '../contract/endpoint.ts';
import { ApiFailure, networkError } from '../errors/index.ts';
import type { EndpointHead } from './endpointHead.ts';

/** A client whose code, and that of the contract's schemas, comes with the first call. */
export interface LateClient {
  /**
   * Makes a call as `Client.call` does.
   *
   * @param endpoint its head, or the endpoint itself
   * @throws {ApiFailure} as `Client.call`; of kind `Network` where the code could not be loaded, which the next call tries again
   */
  call<E extends Endpoint>(endpoint: E | EndpointHead<E>, ...args: CallArguments<E>): Promise<EndpointData<E>>;
  /** The client itself. @throws {ApiFailure} where it could not be loaded */
  open(): Promise<Client>;
}

/** What a `LateClient` loads. */
export interface ClientCode {
  client: Client;
  /** `endpoints` of `@mallard/domain/contract/all`. */
  endpoints: readonly Endpoint[];
}

/**
 * Makes a client that loads itself.
 *
 * @param load brings client and contract; called once, and again after it failed
 * @example
 * const client = createLateClient(async () => {
 *   const [{ openClient }, { endpoints }] = await Promise.all([import('./openClient'), import('@mallard/domain/contract/all')]);
 *   return { client: openClient(), endpoints };
 * });
 * await client.call(getHome);
 */
export function createLateClient(load: () => Promise<ClientCode>): LateClient {
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
    async call<E extends Endpoint>(endpoint: E | EndpointHead<E>, ...args: CallArguments<E>) {
      const { client, endpoints } = await open();
      const found = endpoints.find(({ name }) => name === endpoint.name);
      if (!found) throw new RangeError(`The contract has no endpoint ${endpoint.name}.`);
      // Names are unique in a contract: this is the endpoint that the head is of.
      return client.call(found as E, ...args);
    },
  };
}
