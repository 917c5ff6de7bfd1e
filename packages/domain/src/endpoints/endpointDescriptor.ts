import type { Endpoint, EndpointData, EndpointInput } from '../contract/endpoint.ts';

/** Type information only: the endpoint of a descriptor. */
declare const endpoint: unique symbol;

/**
 * An endpoint without its schemas: enough for its name, its cache key, how long its response stays fresh, and whether a
 * back end offers it. Server-rendered screens need no more at first; a `DeferredClient` loads the rest.
 */
export interface EndpointDescriptor<E extends Endpoint = Endpoint>
  extends Pick<Endpoint, 'name' | 'area' | 'access' | 'freshFor'> {
  readonly [endpoint]?: E;
}

/** Data of the response of a descriptor's endpoint: `DataOf<typeof getHome>`. */
export type DataOf<D extends EndpointDescriptor> = EndpointData<NonNullable<D[typeof endpoint]>>;

/** Input of a descriptor's endpoint: `InputOf<typeof getHome>`. */
export type InputOf<D extends EndpointDescriptor> = EndpointInput<NonNullable<D[typeof endpoint]>>;

/** Default of `freshFor` in milliseconds, as in the contract. */
export const FIVE_MINUTES = 300_000;

/**
 * Creates the descriptor of an endpoint of the contract.
 *
 * @param freshFor milliseconds
 */
/* @__NO_SIDE_EFFECTS__ */
export function descriptorOf<E extends Endpoint>(
  name: string,
  area: string,
  access: Endpoint['access'],
  freshFor = FIVE_MINUTES,
): EndpointDescriptor<E> {
  return { name, area, access, freshFor };
}
