import { contentLocaleOf, type Locale, localeOf } from '@mallard/domain/messages';
import {
  type Answer,
  failure,
  isDecodable,
  isUnambiguousPath,
  MAX_URL,
  parseRequest,
  Refusal,
  readBody,
  readQuery,
  refuse,
  toResponse,
} from '@mallard/domain/serving';
import { routes } from '../routes.ts';
import { authenticate } from '../sessions/sessions.ts';
import { createRouteFinder, type FoundRoute } from './findRoute.ts';
import type { OpenShop } from './offlineCall.ts';
import { type CallResult, runCall } from './runCall.ts';
import { callKey } from './storedResponses.ts';

const ACCEPTABLE_ID = /^[\w-]{8,60}(\.\d{1,2})?$/;
const findRoute = createRouteFinder(routes);

/** Opens the shop for one call at a time, and stores the changes of the call. */
export type WithShop = (work: (shop: OpenShop) => Promise<CallResult>) => Promise<Answer>;

/** Parts that handle a request. */
export interface AnsweringParts {
  withShop: WithShop;
  /** Creates an id for a request without a valid one. */
  freshId: () => string;
  /** Called with an internal error, of which the client only gets status 500. */
  onError: (error: unknown) => void;
}

/**
 * Handles a request with the steps of every back end of the contract: authenticate, validate, authorize, run. Every
 * error becomes a response.
 */
export async function handleRequest(
  request: Request,
  { withShop, freshId, onError }: AnsweringParts,
): Promise<Response> {
  const requestedId = request.headers.get('X-Request-Id') ?? '';
  const requestId = ACCEPTABLE_ID.test(requestedId) ? requestedId : freshId();
  const locale = localeOf(request.headers.get('Accept-Language'));
  const answer = await tryAnswer(request, withShop, locale, requestId).catch((error: unknown) => {
    if (error instanceof Refusal) return failure(error, locale, requestId);
    onError(error);
    return failure(refuse('INTERNAL'), locale, requestId);
  });
  const response = toResponse(answer);
  response.headers.set('X-Request-Id', requestId);
  if (request.method !== 'HEAD') return response;
  return new Response(null, { status: response.status, headers: response.headers });
}

async function tryAnswer(request: Request, withShop: WithShop, locale: Locale, requestId: string): Promise<Answer> {
  const { pathname, search, searchParams } = new URL(request.url);
  if (pathname.length + search.length > MAX_URL) throw refuse('URI_TOO_LONG');
  if (!isUnambiguousPath(pathname) || !isDecodable(search)) throw refuse('VALIDATION');
  const found = findRoute(request.method, pathname);
  const { endpoint } = found.route;
  // Read before the shop is opened, so that a slow body does not block other calls. Its error is thrown after
  // authentication.
  const body = await readBody(endpoint, request).catch((error: unknown) => error);
  return withShop(async (shop) => {
    const caller = identify(found, request, shop);
    if (body instanceof Error) throw body;
    const { bytes, value } = body as Awaited<ReturnType<typeof readBody>>;
    const query = readQuery(searchParams);
    const parsed = parseRequest(endpoint, { params: found.params, query, body: value });
    return runCall({
      route: found.route,
      request: parsed,
      requestId,
      call: {
        ...shop,
        caller,
        locale: contentLocaleOf(locale),
        messageLocale: locale,
        raw: { headers: request.headers, body: bytes },
      },
      prepared: await found.route.prepare(parsed, shop.settings),
      key: callKey(endpoint, request, bytes, caller?.user.id),
    });
  });
}

/** @throws {Refusal} UNAUTHORIZED for endpoints of members */
function identify({ route }: FoundRoute, { headers }: Request, shop: OpenShop) {
  const authorization = route.endpoint.access === 'signed' ? null : headers.get('Authorization');
  const caller = authenticate(shop, authorization, route.acceptsExpiredToken);
  if (route.endpoint.access === 'member' && caller === null) throw refuse('UNAUTHORIZED');
  return caller;
}
