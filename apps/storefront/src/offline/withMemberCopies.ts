import type { Backend, Session } from '@mallard/domain/client';
import { createCache, type Store } from '@mallard/domain/storage';
import * as v from 'valibot';
import { isCachedCall } from '../../worker/places.ts';

interface CopyParts {
  /** Whose copies they are; they go when it ends. */
  session: Session;
  /** For sessions that outlive their tab. */
  local: Store;
  /** For all others. */
  ownTab: Store;
  /** Whether the shop can be reached, as far as known. */
  isOnline: () => boolean;
}

/** An answer that is worth keeping. */
const sound = v.looseObject({ code: v.literal(200) });

/** Paying needs the truth. */
const NEVER_KEPT = /^\/api\/(?:payments|orders\/payment)\b/;

/**
 * Keeps what a shopper has read of their own, orders, addresses, cart and the like, where their session is kept, and answers with
 * it while the shop cannot be reached. It leaves the device with the session.
 */
export function withMemberCopies(backend: Backend, { session, local, ownTab, isOnline }: CopyParts): Backend {
  const copiesIn = (store: Store) => createCache({ store, name: 'member', version: 1, schema: sound });
  const [inLocal, inTab] = [copiesIn(local), copiesIn(ownTab)];
  let owner = session.read()?.userUuid ?? null;
  session.subscribe(() => {
    const next = session.read()?.userUuid ?? null;
    if (next === owner) return;
    owner = next;
    for (const store of [local, ownTab]) store.dropCaches();
  });

  return async (request) => {
    const holder = session.read();
    const { pathname, search } = new URL(request.url);
    const isOwn = request.method === 'GET' && request.headers.has('Authorization');
    if (!holder || !isOwn || isCachedCall(pathname, 'GET') || NEVER_KEPT.test(pathname)) return backend(request);
    const copies = holder.rememberMe ? inLocal : inTab;
    const key = [holder.userUuid, request.headers.get('Accept-Language'), pathname + search].join(' ');
    try {
      const response = await backend(request);
      // Whoever asked does not wait for it, and an answer that is none is theirs to complain of.
      if (response.ok) void keep(response.clone()).catch(() => undefined);
      return response;
    } catch (lost) {
      const copy = isOnline() || request.signal.aborted ? undefined : copies.getAny(key);
      if (copy === undefined) throw lost;
      return new Response(JSON.stringify(copy.data), { headers: { 'Content-Type': 'application/json' } });
    }

    async function keep(response: Response): Promise<void> {
      const body: unknown = await response.json();
      // The session may have ended meanwhile.
      if (v.is(sound, body) && session.read()?.userUuid === holder?.userUuid) copies.set(key, body);
    }
  };
}
