import type { Endpoint, EndpointData, EndpointRequest } from '@mallard/domain/contract';
import type { ContentLocale, Locale } from '@mallard/domain/messages';
import type { Database } from '../db/database.ts';
import type { Deps } from './deps.ts';
import type { Slot } from './limits/createAdmission.ts';

/** Who is signed in, and with which sign-in. */
export interface CurrentUser {
  id: string;
  /** The family of the session. */
  sessionId: string;
}

/** The circumstances of one call. */
export interface Call<User extends CurrentUser | null = CurrentUser | null> {
  /**
   * The call's transaction where it can change something; else a plain connection. Inside a transaction use only this
   * one: on PGlite, `deps.db` would wait for the transaction to end.
   */
  db: Database;
  user: User;
  /** The language of products and other stored texts in the response. */
  locale: ContentLocale;
  /** The language of messages in the response. */
  messageLocale: Locale;
  /** The moment of the call; everything in it happens now. */
  now: Date;
  requestId: string;
  /** The caller's address, where it is known. */
  address: string | null;
  deps: Deps;
  /** The request as it came, for those who check signatures. */
  raw: { headers: Headers; body: Uint8Array };
  /** Its slot among the calls that use the database; must not be released inside a transaction. */
  slot: Slot;
  /** Adds a `Set-Cookie` header to the answer of a call that succeeds. */
  setCookie(cookie: string): void;
}

/**
 * At most `max` calls per `seconds`, counted by address (IPv6: by /64 network), by shopper, or by something in the request. Calls
 * from inside the process have no address, so limits by address let them pass.
 */
export interface RateLimit<E extends Endpoint = Endpoint> {
  by: 'address' | 'user' | ((request: EndpointRequest<E>, call: Call) => string | Promise<string>);
  max: number;
  seconds: number;
}

/** When a call runs, if many wait. */
export type Admission = 'first' | 'inTurn' | 'always';

/** What a handler may ask of the router. */
export interface HandleOptions<E extends Endpoint, User extends CurrentUser | null, Prepared> {
  /**
   * Whether the call runs in one transaction. Without one, `db` is a plain connection, nothing is undone when the call is
   * refused, and idempotency keys are not kept. @default true for POST, PUT and DELETE
   */
  transaction?: boolean;
  /** Slow work that must not hold a transaction open (hashing, decoding); runs before it, its result is handed on. */
  prepare?: (request: EndpointRequest<E>, call: Call<User>) => Promise<Prepared>;
  limits?: readonly RateLimit<E>[];
  /**
   * What happens when the server has more to do than it can: `first` calls, on which orders and money depend, go before others;
   * `always` answers without waiting, for calls that use no database. @default 'inTurn'
   */
  admission?: Admission;
  /** Whether an access token of ours counts even after its time, while its session goes on. @default false */
  takesExpiredToken?: boolean;
}

type Handler<E extends Endpoint, User extends CurrentUser | null, Prepared> = (
  request: EndpointRequest<E>,
  call: Call<User>,
  prepared: Prepared,
) => Promise<EndpointData<E>>;

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Endpoint;
  isTransactional: boolean;
  admission: Admission;
  takesExpiredToken: boolean;
  limits: readonly RateLimit[];
  /** `null` where there is nothing to prepare. */
  prepare: ((request: EndpointRequest<Endpoint>, call: Call) => Promise<unknown>) | null;
  run(request: EndpointRequest<Endpoint>, call: Call, prepared: unknown): Promise<unknown>;
}

/**
 * Joins an endpoint that anyone may call to its handler. The router has checked access, form and ownership before it
 * runs; a refusal is thrown (`refuse`), what is returned becomes `data`. `call.user` is always `null` in a GET whose access
 * is `public`: clients share such an answer between shoppers.
 *
 * @throws {TypeError} at start, when the endpoint is for members: use {@link handleMember}
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
 * Joins an endpoint for members to its handler, whose `call.user` is the one signed in.
 *
 * @throws {TypeError} at start, when the endpoint is not for members: use {@link handle}
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

/** The router parses by the endpoint's own schemas and lets members alone pass, which is what the narrower types say. */
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
    prepare: (options.prepare ?? null) as Route['prepare'],
    run: handler as Route['run'],
  };
}
