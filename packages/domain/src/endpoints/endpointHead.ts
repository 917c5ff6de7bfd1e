import type { Endpoint, EndpointData, EndpointInput } from '../contract/endpoint.ts';

/** Only a type: which endpoint a head is of. */
declare const whole: unique symbol;

/**
 * An endpoint without its schemas: enough to name a call, to key its answer, to know how long that stays fresh and whether a
 * back end offers it. Screens that were drawn by a server know no more at first; a `LateClient` brings the rest.
 */
export interface EndpointHead<E extends Endpoint = Endpoint>
  extends Pick<Endpoint, 'name' | 'area' | 'access' | 'freshFor'> {
  readonly [whole]?: E;
}

/** What the call of a head answers: `DataOf<typeof getHome>`. */
export type DataOf<H extends EndpointHead> = EndpointData<NonNullable<H[typeof whole]>>;

/** What the caller of a head gives: `InputOf<typeof getHome>`. */
export type InputOf<H extends EndpointHead> = EndpointInput<NonNullable<H[typeof whole]>>;

const FIVE_MINUTES = 300_000;

/** The head of an endpoint of the contract. @param freshFor milliseconds */
/* @__NO_SIDE_EFFECTS__ */
export function head(
  name: string,
  area: string,
  access: Endpoint['access'],
  freshFor = FIVE_MINUTES,
): EndpointHead<never> {
  return { name, area, access, freshFor };
}
