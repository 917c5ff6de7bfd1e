import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` anyone, and a GET returns the same to everyone; `optional` anyone, but the answer depends on who is
 * signed in, so that clients drop it when the session ends; `member` only with a valid access token; `signed` only another
 * system that signs the body (the payment provider).
 */
export type Access = 'public' | 'optional' | 'member' | 'signed';

/** Things that belong to one shopper; somebody else's id answers exactly like one that does not exist. */
export type OwnedResource =
  | 'address'
  | 'afterSale'
  | 'cartItem'
  | 'favorite'
  | 'notification'
  | 'order'
  | 'orderItem'
  | 'payment';

/**
 * Whether a call may be sent again after a lost answer: `safe` it changes nothing or sets an absolute state; `keyed` it
 * may when it carries the same `Idempotency-Key`, whose answer the server keeps; `never` it may not.
 */
export type Repeat = 'safe' | 'keyed' | 'never';

/** Where the values of a call travel. Every part is absent (`null`) unless the endpoint declares it. */
export interface EndpointSchemas {
  params: GenericSchema | null;
  query: GenericSchema | null;
  body: GenericSchema | null;
  data: GenericSchema;
}

/**
 * One call of the mall, as data. Client, server, OpenAPI document and contract tests are derived from values of this
 * type and from nothing else.
 */
export interface Endpoint<S extends EndpointSchemas = EndpointSchemas> {
  /** The operation's name, unique over the contract: `addToCart`. */
  readonly name: string;
  readonly area: string;
  readonly method: Method;
  /** Path template with `:name` parameters, from the root of the API's origin. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly repeat: Repeat;
  /** The parameter or body field that names an owned thing, so that the server can refuse another's id. */
  readonly owns: {
    readonly resource: OwnedResource;
    readonly in: 'params' | 'query' | 'body';
    readonly field: string;
  } | null;
  /** How the body is encoded. */
  readonly encoding: 'json' | 'multipart';
  /** How long the client may wait: the default budget (15 s), the quick one (10 s), or that of uploads (75 s). */
  readonly budget: 'default' | 'quick' | 'upload';
  /** How long an answer stays fresh for a client, in milliseconds. */
  readonly freshFor: number;
  readonly params: S['params'];
  readonly query: S['query'];
  readonly body: S['body'];
  readonly data: S['data'];
}

type OutputOf<S> = S extends GenericSchema ? InferOutput<S> : undefined;
type PartInput<K extends string, S> = S extends GenericSchema
  ? Record<string, never> extends InferInput<S>
    ? { [P in K]?: InferInput<S> }
    : { [P in K]: InferInput<S> }
  : unknown;

/** What a caller gives: only the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = PartInput<'params', E['params']> &
  PartInput<'query', E['query']> &
  PartInput<'body', E['body']>;

/** What a handler receives after parsing. */
export interface EndpointRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** What the call answers inside the envelope. */
export type EndpointData<E extends Endpoint> = InferOutput<E['data']>;

interface Declared {
  name: string;
  area: string;
  method: Method;
  path: string;
  summary: string;
  access: Access;
  repeat?: Repeat;
  owns?: NonNullable<Endpoint['owns']>;
  encoding?: Endpoint['encoding'];
  budget?: Endpoint['budget'];
  freshFor?: number;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  data: GenericSchema;
}

type SchemasOf<D extends Declared> = {
  [K in 'params' | 'query' | 'body']: D[K] extends GenericSchema ? D[K] : null;
} & { data: D['data'] };

const FIVE_MINUTES = 300_000;

/**
 * Declares an endpoint. Parts that are left out become `null`; POST and DELETE are `keyed` (a second DELETE would
 * find nothing) and everything else `safe` to repeat unless it says otherwise.
 *
 * @example
 * export const getCart = defineEndpoint({
 *   name: 'getCart', area: 'cart', method: 'GET', path: '/api/cart', access: 'member', summary: 'The cart', data: cart,
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const D extends Declared>(declared: D): Endpoint<SchemasOf<D>> {
  const complete: Endpoint = {
    repeat: declared.method === 'POST' || declared.method === 'DELETE' ? 'keyed' : 'safe',
    owns: null,
    encoding: 'json',
    budget: 'default',
    freshFor: FIVE_MINUTES,
    params: null,
    query: null,
    body: null,
    ...declared,
  };
  // The three optional parts are null exactly where `D` leaves them out, which is what SchemasOf<D> says.
  return complete as Endpoint<SchemasOf<D>>;
}
