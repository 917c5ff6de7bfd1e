import type { Endpoint, EndpointData, EndpointRequest } from '@mallard/domain/contract';
import type { ContentLocale, Locale } from '@mallard/domain/messages';
import type { Catalog } from '../shop/openCatalog.ts';
import type { SessionState, ShopState, UserState } from '../state/shopState.ts';
import type { OfflineSettings } from './offlineSettings.ts';

/** The context of a call: products, state, and time. */
export interface OpenShop {
  catalog: Catalog;
  /** Handlers change this directly; if they refuse, their changes are dropped. */
  state: ShopState;
  /** Milliseconds since 1970. */
  now: number;
  settings: OfflineSettings;
}

/** The signed-in user and their session. */
export interface SignedInUser {
  user: UserState;
  session: SessionState;
}

/** The context of one call with its user and languages. */
export interface OfflineCall<Caller extends SignedInUser | null = SignedInUser | null> extends OpenShop {
  caller: Caller;
  /** The language of products and other stored texts in the response. */
  locale: ContentLocale;
  /** The language of messages in the response. */
  messageLocale: Locale;
  /** The request before parsing. */
  raw: { headers: Headers; body: Uint8Array };
}

/** Options of a handler. */
interface Options<E extends Endpoint, Prepared> {
  /** Asynchronous work without access to the shop, which runs before the handler. The handler gets its result. */
  prepare?: (request: EndpointRequest<E>, settings: OfflineSettings) => Promise<Prepared>;
  /** Whether an expired access token is accepted while its session exists. @default false */
  acceptsExpiredToken?: boolean;
  /** Whether changes of the handler remain after a refusal. @default false */
  keepsChangesOnRefusal?: boolean;
}

/** An endpoint with its handler. */
export interface OfflineRoute {
  endpoint: Endpoint;
  acceptsExpiredToken: boolean;
  keepsChangesOnRefusal: boolean;
  prepare(request: EndpointRequest<Endpoint>, settings: OfflineSettings): Promise<unknown>;
  run(request: EndpointRequest<Endpoint>, call: OfflineCall, prepared: unknown): unknown;
  /** Creates the response for the result of `run`, for a new or a repeated call. */
  respond(outcome: unknown, call: OfflineCall): unknown;
}

type Handler<E extends Endpoint, Caller extends SignedInUser | null, Prepared> = (
  request: EndpointRequest<E>,
  call: OfflineCall<Caller>,
  prepared: Prepared,
) => EndpointData<E>;

/**
 * Creates the route of an endpoint that is not limited to members. `call.caller` is always `null` in a GET with access
 * `public`: clients share such a response between shoppers.
 */
export function handle<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, SignedInUser | null, Prepared>,
  options: Options<E, Prepared> = {},
): OfflineRoute {
  const isSameForEveryone = endpoint.access === 'public' && endpoint.method === 'GET';
  const run: typeof handler = isSameForEveryone
    ? (request, call, prepared) => handler(request, { ...call, caller: null }, prepared)
    : handler;
  return toRoute(endpoint, run, options);
}

/** Creates the route of an endpoint for members. */
export function handleMember<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, SignedInUser, Prepared>,
  options: Options<E, Prepared> = {},
): OfflineRoute {
  if (endpoint.access !== 'member') throw new TypeError(`${endpoint.name} is not for members: use handle`);
  return toRoute(endpoint, handler, options);
}

/**
 * Creates the route of an endpoint for members with a large response that changes often, such as a whole cart. Only the
 * handler's result is stored under the call's key. A repeated call gets the current state of the shop.
 *
 * @param respond creates the response
 */
export function handleAndRespond<E extends Endpoint, Outcome>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, call: OfflineCall<SignedInUser>) => Outcome,
  respond: (outcome: Outcome, call: OfflineCall<SignedInUser>) => EndpointData<E>,
): OfflineRoute {
  const route = handleMember(endpoint, handler as unknown as Handler<E, SignedInUser, undefined>);
  return { ...route, respond: respond as unknown as OfflineRoute['respond'] };
}

/** The router parses by the endpoint's schemas and checks membership, as the narrower types declare. */
function toRoute<E extends Endpoint, Caller extends SignedInUser | null, Prepared>(
  endpoint: E,
  handler: Handler<E, Caller, Prepared>,
  {
    prepare = async () => undefined as Prepared,
    acceptsExpiredToken = false,
    keepsChangesOnRefusal = false,
  }: Options<E, Prepared>,
): OfflineRoute {
  return {
    endpoint,
    acceptsExpiredToken,
    keepsChangesOnRefusal,
    prepare: prepare as OfflineRoute['prepare'],
    run: handler as unknown as OfflineRoute['run'],
    respond: (outcome) => outcome,
  };
}
