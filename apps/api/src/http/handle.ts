import type { Endpoint, EndpointData, EndpointRequest } from '@mallard/domain/contract';
import type { ContentLocale, Locale } from '@mallard/domain/messages';
import type { Database } from '../db/database.ts';
import type { Deps } from './deps.ts';
import type { Slot } from './limits/createAdmission.ts';
import type { Urgency } from './responses/publicData.ts';

/** The signed-in user and their session. */
export interface CurrentUser {
  id: string;
  /** Token family of the session. */
  sessionId: string;
}

/** Request context that a handler receives. */
export interface Call<User extends CurrentUser | null = CurrentUser | null> {
  /**
   * The transaction of the request if the route is transactional, otherwise a plain connection. Inside a transaction use only this
   * connection: on PGlite, a query on `deps.db` would wait for the transaction to end.
   */
  db: Database;
  user: User;
  /** Locale of products and other stored texts in the response. */
  locale: ContentLocale;
  /** Locale of messages in the response. */
  messageLocale: Locale;
  /** Timestamp of the request. Use it instead of `new Date()`, so that all rows of a request have the same time. */
  now: Date;
  requestId: string;
  /** Client IP address, or `null` for requests from inside the process. */
  address: string | null;
  deps: Deps;
  /** Unparsed headers and body, for signature verification. */
  raw: { headers: Headers; body: Uint8Array };
  /** Database slot of the request. Do not release it inside a transaction. */
  slot: Slot;
  /** Adds a `Set-Cookie` header to a successful response. */
  setCookie(cookie: string): void;
}

/**
 * Allows at most `max` requests per `seconds`, counted by address (IPv6: by /64 network), by user, or by a value of the request.
 * Requests from inside the process have no address, so limits by address don't apply to them.
 */
export interface RateLimit<E extends Endpoint = Endpoint> {
  by: 'address' | 'user' | ((request: EndpointRequest<E>, call: Call) => string | Promise<string>);
  max: number;
  seconds: number;
}

/** Priority of a request when the server is overloaded. */
export type Admission = 'first' | 'inTurn' | 'always';

/** Options for `handle` and `handleMember`. */
export interface HandleOptions<E extends Endpoint, User extends CurrentUser | null, Prepared> {
  /**
   * Whether the handler runs in one transaction. Without one, `db` is a plain connection, an error rolls nothing back, and
   * idempotency keys are ignored. @default true for POST, PUT and DELETE
   */
  transaction?: boolean;
  /**
   * Does slow work, such as hashing or decoding, before the transaction begins. The handler receives its result. Release the database
   * slot during work that doesn't use the database: `call.slot.releaseDuring(() => hashPassword(…))`.
   */
  prepare?: (request: EndpointRequest<E>, call: Call<User>) => Promise<Prepared>;
  limits?: readonly RateLimit<E>[];
  /**
   * Priority when the server is overloaded. `first` is for orders and payments, which run before other requests; `always` runs
   * without waiting, for requests that don't use the database. @default 'inTurn'
   */
  admission?: Admission;
  /** Whether an expired access token is accepted while its session is active. @default false */
  takesExpiredToken?: boolean;
  /**
   * Creates the response to a request that is repeated with its idempotency key, from data. Without it, the response is stored and
   * sent again, which costs a write of its whole size.
   */
  replay?: (request: EndpointRequest<E>, call: Call<User>) => Promise<EndpointData<E>>;
  /** How soon pages show the change, if the call changes what public endpoints return. @default it doesn't */
  changesPublicData?: Urgency;
}

type Handler<E extends Endpoint, User extends CurrentUser | null, Prepared> = (
  request: EndpointRequest<E>,
  call: Call<User>,
  prepared: Prepared,
) => Promise<EndpointData<E>>;

/** An endpoint descriptor with its handler. */
export interface Route {
  endpoint: Endpoint;
  isTransactional: boolean;
  admission: Admission;
  takesExpiredToken: boolean;
  limits: readonly RateLimit[];
  /** `null` if responses to repeated requests are stored. */
  replay: ((request: EndpointRequest<Endpoint>, call: Call) => Promise<unknown>) | null;
  /** `null` if the route doesn't change public data. */
  changesPublicData: Urgency | null;
  /** `null` if the route has no preparation step. */
  prepare: ((request: EndpointRequest<Endpoint>, call: Call) => Promise<unknown>) | null;
  run(request: EndpointRequest<Endpoint>, call: Call, prepared: unknown): Promise<unknown>;
}

/**
 * Creates the route of an endpoint that doesn't require a signed-in user. The router checks access, validates the request and
 * checks ownership before the handler runs. The handler returns `data`, or throws an error made by `refuse`. `call.user` is always
 * `null` in a GET whose access is `public`, because clients share the response between users.
 *
 * @throws {TypeError} on startup, when the endpoint is for members: use {@link handleMember}
 * @example export const homeRoutes = [handle(getHomeCarousels, (_request, { db, locale }) => readCarousels(db, locale))]
 */
export function handle<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, CurrentUser | null, Prepared>,
  options: HandleOptions<NoInfer<E>, CurrentUser | null, Prepared> = {},
): Route {
  if (endpoint.access === 'member') throw new TypeError(`${endpoint.name} is for members: use handleMember`);
  const isSameForEveryone = endpoint.access === 'public' && endpoint.method === 'GET';
  const run: typeof handler = isSameForEveryone
    ? (request, call, prepared) => handler(request, { ...call, user: null }, prepared)
    : handler;
  return toRoute(endpoint, run, options);
}

/**
 * Creates the route of an endpoint for members; `call.user` is the signed-in user.
 *
 * @throws {TypeError} on startup, when the endpoint is not for members: use {@link handle}
 * @example export const cartRoutes = [handleMember(getCart, (_request, { db, user }) => readCart(db, user.id))]
 */
export function handleMember<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, CurrentUser, Prepared>,
  options: HandleOptions<NoInfer<E>, CurrentUser, Prepared> = {},
): Route {
  if (endpoint.access !== 'member') throw new TypeError(`${endpoint.name} is not for members: use handle`);
  return toRoute(endpoint, handler, options);
}

/** The casts are safe: the router parses requests with the endpoint's schemas, and authenticates members before it calls `run`. */
function toRoute<E extends Endpoint, User extends CurrentUser | null, Prepared>(
  endpoint: E,
  handler: Handler<E, User, Prepared>,
  options: HandleOptions<E, User, Prepared>,
): Route {
  return {
    endpoint,
    admission: options.admission ?? 'inTurn',
    isTransactional: options.transaction ?? (endpoint.method !== 'GET' && endpoint.method !== 'HEAD'),
    takesExpiredToken: options.takesExpiredToken ?? false,
    limits: (options.limits ?? []) as readonly RateLimit[],
    replay: (options.replay ?? null) as Route['replay'],
    changesPublicData: options.changesPublicData ?? null,
    prepare: (options.prepare ?? null) as Route['prepare'],
    run: handler as Route['run'],
  };
}
