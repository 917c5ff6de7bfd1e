import type { Endpoint } from '@mallard/domain/contract';
import type { CallContext } from '../context.ts';
import type { Deps } from '../deps.ts';
import type { Route } from '../handle.ts';
import { createResponseCache } from './responseCache.ts';

/** Sends responses of routes with rate limits, because each call is counted in the database. */
const withoutStore = createResponseCache({ freshFor: 0, maxBytes: 0 });

/** Returns whether the response to a request is the same for everyone. */
export function isShared({ freshFor, method, access }: Endpoint, { headers, body }: Request): boolean {
  if (freshFor === 0 || method !== 'GET' || body !== null) return false;
  return access === 'public' || (access === 'optional' && !headers.has('Authorization'));
}

/** Returns what a shared response depends on, besides the data. */
export function sharedKey(target: string, locale: string): string {
  return `${target} ${locale}`;
}

/**
 * Responds to a request whose response is the same for everyone: with the stored response, or with that of `run`, which is stored.
 * It has an `ETag` and is compressed. Other responses are not compressed, because the size of a body with a secret and a reflected
 * value reveals the secret.
 */
export async function respondShared(
  { endpoint, limits }: Route,
  context: CallContext,
  { responses, config }: Pick<Deps, 'responses' | 'config'>,
  run: () => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const cache = limits.length === 0 ? responses : withoutStore;
  const vary = [
    'Accept-Language',
    ...(config.corsOrigins.length > 0 ? ['Origin'] : []),
    ...(endpoint.access === 'optional' ? ['Authorization'] : []),
  ].join(', ');
  return cache.respond(sharedKey(`${pathname}${search}`, context.var.locale), context.req.raw, async () => {
    const response = await run();
    const headers = new Headers(response.headers);
    headers.set('Vary', vary);
    return {
      status: response.status,
      headers,
      body: await response.text(),
      isPublic: endpoint.access === 'public',
      route: endpoint.path,
    };
  });
}
