import type { Backend, Session } from '@mallard/domain/client';
import { createCache, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import { isCachedCall } from '../../worker/cachePolicy.ts';
import { withoutBase } from '../navigation/basePath.ts';

interface MemberCacheOptions {
  /** The session whose responses are cached. They are deleted when it ends. */
  session: Session;
  /** Storage for sessions with “remember me”. */
  localStore: Store;
  /** Storage for all other sessions. */
  tabStore: Store;
  /** Whether the server can be reached, as of the last check. */
  isOnline: () => boolean;
}

/** A successful response. */
const successSchema = v.looseObject({ code: v.literal(200) });

/** Payments must not use old data. */
const NEVER_CACHED = /^\/api\/(?:payments|orders\/payment)\b/;

/**
 * Caches a user's own data, such as orders, addresses and the cart, and returns it while the server can't be reached. It is stored
 * where the session is stored, and deleted when the session ends.
 *
 * @example const backend = withMemberCache(networkBackend(), { session, localStore, tabStore, isOnline });
 */
export function withMemberCache(
  backend: Backend,
  { session, localStore, tabStore, isOnline }: MemberCacheOptions,
): Backend {
  const openCache = (store: Store) => createCache({ store, name: 'member', version: 1, schema: successSchema });
  const [localCache, tabCache] = [openCache(localStore), openCache(tabStore)];
  let owner = session.read()?.userUuid ?? null;
  session.subscribe(() => {
    const next = session.read()?.userUuid ?? null;
    if (next === owner) return;
    owner = next;
    for (const store of [localStore, tabStore]) store.dropCaches();
  });

  return async (request) => {
    const current = session.read();
    const { pathname, search } = new URL(request.url);
    const path = withoutBase(pathname) ?? pathname;
    const isMemberRead = request.method === 'GET' && request.headers.has('Authorization');
    if (!current || !isMemberRead || isCachedCall(path, 'GET') || NEVER_CACHED.test(path)) return backend(request);
    const cache = current.rememberMe ? localCache : tabCache;
    const key = [current.userUuid, request.headers.get('Accept-Language'), path + search].join(' ');
    try {
      const response = await backend(request);
      // The caller doesn't wait for it, and reports malformed responses itself.
      if (response.ok) void store(response.clone()).catch(() => undefined);
      return response;
    } catch (networkError) {
      const cached = isOnline() || request.signal.aborted ? undefined : cache.getAny(key);
      if (cached === undefined) throw networkError;
      return new Response(JSON.stringify(cached.data), { headers: { 'Content-Type': 'application/json' } });
    }

    async function store(response: Response): Promise<void> {
      const body: unknown = await response.json();
      // The session may have ended while the response was read.
      if (v.is(successSchema, body) && session.read()?.userUuid === current?.userUuid) cache.set(key, body);
    }
  };
}
