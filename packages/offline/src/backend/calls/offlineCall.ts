import type { Endpoint, EndpointData, EndpointRequest } from '@mallard/domain/contract';
import type { ContentLocale, Locale } from '@mallard/domain/messages';
import type { Shelf } from '../shop/openShelf.ts';
import type { SessionState, ShopState, UserState } from '../state/shopState.ts';
import type { OfflineSettings } from './offlineSettings.ts';

/** What a call finds: what is sold, what has happened, and when it is. */
export interface OpenShop {
  shelf: Shelf;
  /** A handler of a call that may change something changes this; when it refuses, nothing of that remains. */
  state: ShopState;
  /** Milliseconds since 1970. */
  now: number;
  settings: OfflineSettings;
}

/** Who is signed in, and with which sign-in. */
export interface SignedInUser {
  user: UserState;
  session: SessionState;
}

/** The circumstances of one call. */
export interface OfflineCall<Who extends SignedInUser | null = SignedInUser | null> extends OpenShop {
  who: Who;
  /** The language of products and other stored texts in the response. */
  locale: ContentLocale;
  /** The language of messages in the response. */
  messageLocale: Locale;
  /** The request as it came. */
  raw: { headers: Headers; body: Uint8Array };
}

/** What a handler may ask for. */
interface Options<E extends Endpoint, Prepared> {
  /** Work that has to be waited for; it sees nothing of the shop and runs before the handler, which gets its result. */
  prepare?: (request: EndpointRequest<E>, settings: OfflineSettings) => Promise<Prepared>;
  /** Whether an access token counts even after its time, while its session goes on. @default false */
  takesExpiredToken?: boolean;
  /** Whether what the handler did remains although it refused. @default false */
  keepsRefused?: boolean;
}

/** An endpoint with what answers it. */
export interface OfflineRoute {
  endpoint: Endpoint;
  takesExpiredToken: boolean;
  keepsRefused: boolean;
  prepare(request: EndpointRequest<Endpoint>, settings: OfflineSettings): Promise<unknown>;
  run(request: EndpointRequest<Endpoint>, call: OfflineCall, prepared: unknown): unknown;
  /** Makes the answer of what `run` has come to, whether just now or, for a repeated call, earlier. */
  tell(outcome: unknown, call: OfflineCall): unknown;
}

type Handler<E extends Endpoint, Who extends SignedInUser | null, Prepared> = (
  request: EndpointRequest<E>,
  call: OfflineCall<Who>,
  prepared: Prepared,
) => EndpointData<E>;

/**
 * Joins an endpoint that anyone may call to its handler. `call.who` is always `null` in a GET whose access is `public`:
 * clients share such an answer between shoppers.
 */
export function handle<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, SignedInUser | null, Prepared>,
  options: Options<E, Prepared> = {},
): OfflineRoute {
  const isSameForEveryone = endpoint.access === 'public' && endpoint.method === 'GET';
  const run: typeof handler = isSameForEveryone
    ? (request, call, prepared) => handler(request, { ...call, who: null }, prepared)
    : handler;
  return toRoute(endpoint, run, options);
}

/** Joins an endpoint for members to its handler; the router lets only them pass. */
export function handleMember<E extends Endpoint, Prepared = undefined>(
  endpoint: E,
  handler: Handler<E, SignedInUser, Prepared>,
  options: Options<E, Prepared> = {},
): OfflineRoute {
  if (endpoint.access !== 'member') throw new TypeError(`${endpoint.name} is not for members: use handle`);
  return toRoute(endpoint, handler, options);
}

/**
 * Joins an endpoint for members to a handler whose answer is long and soon stale, such as a whole cart. Only what the handler
 * returns is kept under the call's key; a repeated call is told of the shop as it is by then.
 *
 * @param tell makes the answer
 */
export function handleAndTell<E extends Endpoint, Outcome>(
  endpoint: E,
  handler: (request: EndpointRequest<E>, call: OfflineCall<SignedInUser>) => Outcome,
  tell: (outcome: Outcome, call: OfflineCall<SignedInUser>) => EndpointData<E>,
): OfflineRoute {
  const route = handleMember(endpoint, handler as unknown as Handler<E, SignedInUser, undefined>);
  return { ...route, tell: tell as unknown as OfflineRoute['tell'] };
}

/** The router parses by the endpoint's own schemas and lets members alone pass, which is what the narrower types say. */
function toRoute<E extends Endpoint, Who extends SignedInUser | null, Prepared>(
  endpoint: E,
  handler: Handler<E, Who, Prepared>,
  {
    prepare = async () => undefined as Prepared,
    takesExpiredToken = false,
    keepsRefused = false,
  }: Options<E, Prepared>,
): OfflineRoute {
  return {
    endpoint,
    takesExpiredToken,
    keepsRefused,
    prepare: prepare as OfflineRoute['prepare'],
    run: handler as unknown as OfflineRoute['run'],
    tell: (outcome) => outcome,
  };
}
