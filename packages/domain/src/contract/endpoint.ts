import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call:
 *
 * - `public`: everyone, and a GET returns the same to everyone
 * - `optional`: everyone, but the response depends on the user, so clients delete it at the end of a session
 * - `member`: only with a valid access token
 * - `signed`: only another system that signs the body (the payment provider)
 */
export type Access = 'public' | 'optional' | 'member' | 'signed';

/**
 * Resources that belong to one shopper. The id of another shopper's resource gets the same response as an unknown id.
 */
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
 * Whether a call may be repeated after a lost response:
 *
 * - `safe`: yes, it changes nothing or sets an absolute state
 * - `keyed`: yes, with the same `Idempotency-Key`, whose response the server stores
 * - `never`: no
 */
export type Repeat = 'safe' | 'keyed' | 'never';

/** Schemas of a call's parts. A part is `null` unless the endpoint declares it. */
export interface EndpointSchemas {
  params: GenericSchema | null;
  query: GenericSchema | null;
  body: GenericSchema | null;
  data: GenericSchema;
}

/** One call of the shop, as data. Client, server, OpenAPI document and contract tests use only values of this type. */
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
  /** The parameter or body field with the id of an owned resource, so that the server can refuse another shopper's. */
  readonly owns: {
    readonly resource: OwnedResource;
    readonly in: 'params' | 'query' | 'body';
    readonly field: string;
  } | null;
  /** Encoding of the body. */
  readonly encoding: 'json' | 'multipart';
  /** Timeout of the client: the default budget (15 s), the quick one (10 s), or that of uploads (75 s). */
  readonly budget: 'default' | 'quick' | 'upload';
  /** Milliseconds for which clients treat a response as fresh. */
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

/** Input of a call: only the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = PartInput<'params', E['params']> &
  PartInput<'query', E['query']> &
  PartInput<'body', E['body']>;

/** Input of a handler after parsing. */
export interface EndpointRequest<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
}

/** Data of the response, inside the envelope. */
export type EndpointData<E extends Endpoint> = InferOutput<E['data']>;

interface DeclaredParts {
  name: string;
  area: string;
  method: Method;
  path: string;
  summary: string;
  repeat?: Repeat;
  encoding?: Endpoint['encoding'];
  budget?: Endpoint['budget'];
  freshFor?: number;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  data: GenericSchema;
}

/** Endpoints for members say which of their ids belongs to the shopper, `null` for none, so that it can't be forgotten. */
type Declared = DeclaredParts &
  ({ access: 'member'; owns: Endpoint['owns'] } | { access: Exclude<Access, 'member'>; owns?: never });

type SchemasOf<D extends Declared> = {
  [K in 'params' | 'query' | 'body']: D[K] extends GenericSchema ? D[K] : null;
} & { data: D['data'] };

const FIVE_MINUTES = 300_000;

/**
 * Declares an endpoint. Missing parts become `null`. POST and DELETE are `keyed` by default (a second DELETE would find
 * nothing), all others `safe`. Forms with files have the timeout of uploads.
 *
 * @example export const getCart = defineEndpoint({
 * name: 'getCart', area: 'cart', method: 'GET', path: '/api/cart', access: 'member', summary: 'The cart', data: cart,
 * });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineEndpoint<const D extends Declared>(declared: D): Endpoint<SchemasOf<D>> {
  const complete: Endpoint = {
    repeat: declared.method === 'POST' || declared.method === 'DELETE' ? 'keyed' : 'safe',
    owns: null,
    encoding: 'json',
    budget: declared.encoding === 'multipart' ? 'upload' : 'default',
    freshFor: FIVE_MINUTES,
    params: null,
    query: null,
    body: null,
    ...declared,
  };
  // The three optional parts are null exactly where `D` leaves them out, as SchemasOf<D> declares.
  return complete as Endpoint<SchemasOf<D>>;
}
