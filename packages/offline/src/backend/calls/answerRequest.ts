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
import { callKey } from './keptAnswers.ts';
import type { OpenShop } from './offlineCall.ts';
import { type CallResult, runCall } from './runCall.ts';

const ACCEPTABLE_ID = /^[\w-]{8,60}(\.\d{1,2})?$/;
const findRoute = createRouteFinder(routes);

/** Opens the shop for one call at a time, and keeps what the call made of it. */
export type WithShop = (work: (shop: OpenShop) => Promise<CallResult>) => Promise<Answer>;

/** What a request is answered with. */
export interface AnsweringParts {
  withShop: WithShop;
  /** Names a request that brings no acceptable name along. */
  freshId: () => string;
  /** Hears of a fault of our own, of which the caller only learns that there was one. */
  onError: (error: unknown) => void;
}

/**
 * Answers one request, by the steps that every back end of the contract takes: who, what, may they, do it. Whatever goes
 * wrong is an answer.
 */
export async function answerRequest(
  request: Request,
  { withShop, freshId, onError }: AnsweringParts,
): Promise<Response> {
  const given = request.headers.get('X-Request-Id') ?? '';
  const requestId = ACCEPTABLE_ID.test(given) ? given : freshId();
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
  // Read before the shop is entered, so that a slow body keeps nobody waiting; judged after who calls is known.
  const body = await readBody(endpoint, request).catch((error: unknown) => error);
  return withShop(async (shop) => {
    const who = identify(found, request, shop);
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
        who,
        locale: contentLocaleOf(locale),
        messageLocale: locale,
        raw: { headers: request.headers, body: bytes },
      },
      prepared: await found.route.prepare(parsed, shop.settings),
      key: callKey(endpoint, request, bytes, who?.user.id),
    });
  });
}

/** @throws {Refusal} UNAUTHORIZED where members alone may call */
function identify({ route }: FoundRoute, { headers }: Request, shop: OpenShop) {
  const authorization = route.endpoint.access === 'signed' ? null : headers.get('Authorization');
  const who = authenticate(shop, authorization, route.takesExpiredToken);
  if (route.endpoint.access === 'member' && who === null) throw refuse('UNAUTHORIZED');
  return who;
}
