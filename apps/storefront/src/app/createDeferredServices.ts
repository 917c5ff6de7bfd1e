import {
  broadcastSessionSignal,
  type ClientOptions,
  createClient,
  networkBackend,
  type ServerClock,
  type SessionTokens,
  storedSession,
} from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { createErrorLog } from '@mallard/domain/errors';
import { createSessionStore, createStore, openArea, type Store, sessionKeys } from '@mallard/domain/storage';
import { withBase } from '../navigation/basePath.ts';
import { withMemberCache } from '../offline/withMemberCache.ts';
import { withSampleShop } from '../offline/withSampleShop.ts';
import { readCookie } from '../preferences/cookies.ts';
import type { DeferredServices } from '../services/deferredServices.ts';
import type { PublicConfig } from '../services/pageState.ts';
import type { DemoCredentials } from '../session/demoSession.ts';
import { openSessionActors } from '../session/sessionActors.ts';

interface DeferredServicesOptions {
  window: Window;
  config: PublicConfig;
  /** Local storage, shared by all tabs. */
  store: Store;
  serverClock: ServerClock;
  /** Called for each request. */
  locale: ClientOptions['locale'];
  /** Whether the server can be reached, as of the last check. If not, public data is read from the sample shop. */
  isReachable: () => boolean;
  /** Called when a request waits because the server is overloaded. */
  onOverload: NonNullable<ClientOptions['onOverload']>;
  /** Called when the server refuses to renew the session. */
  onSessionEnded: (ended: SessionTokens) => void;
  /** Called when another tab changes the session. */
  onSessionChangedElsewhere: () => void;
}

interface BrowserDeferredServices extends DeferredServices {
  /** Returns the id of the user whose session is stored; `null` when signed out. */
  sessionOwner: () => string | null;
}

const DESKTOP = '(min-width: 64rem)';
const XSRF_COOKIE = 'XSRF-TOKEN';

/** Creates what the first view doesn't need: client, session, error log, and the actors for session and network. */
export function createDeferredServices({
  window,
  config,
  store,
  serverClock,
  locale,
  ...callbacks
}: DeferredServicesOptions): BrowserDeferredServices {
  const now = () => Date.now();
  const sessionArea = openArea(() => window.sessionStorage);
  const tabStore = createStore({ area: sessionArea, now });
  const errorLog = createErrorLog({ store, now: serverClock.now });
  const signal = broadcastSessionSignal();
  const session = storedSession(createSessionStore({ local: store, session: tabStore }), signal);
  const { version, shop, hasSampleShop } = config;
  const { origin } = window.location;
  const isOnline = () => callbacks.isReachable() && window.navigator.onLine;
  const cachedBackend = withMemberCache(networkBackend(), { session, localStore: store, tabStore, isOnline });
  const openSample = async () => (await import('../offline/sampleShop.ts')).openSampleShop(shop, serverClock.now);
  const client = createClient({
    backend: hasSampleShop ? withSampleShop(cachedBackend, { open: openSample, isOnline }) : cachedBackend,
    baseUrl: origin + withBase('/'),
    session,
    version,
    locale,
    now,
    serverClock,
    passwordHashing: shop.password.hashing,
    platform: () => (window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
    xsrfToken: () => readCookie(window.document.cookie, XSRF_COOKIE),
    onSessionEnded: callbacks.onSessionEnded,
    onOverload: callbacks.onOverload,
    onFailure: (error, { name, method, path }) =>
      errorLog.add(error, { method, url: path, context: { endpoint: name } }),
  });
  signal.subscribe(callbacks.onSessionChangedElsewhere);
  // The broadcast message can arrive before the change is visible in this tab's storage. This event arrives after it.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || sessionKeys.some((sessionKey) => sessionKey === key)) callbacks.onSessionChangedElsewhere();
  });
  const demo = {
    store: tabStore,
    load: async (credentials?: DemoCredentials) => {
      const { openDemoShop } = await import('./demoShop.ts');
      return openDemoShop(
        { area: sessionArea, baseUrl: origin, version, shop, locale, now: serverClock.now },
        credentials,
      );
    },
  };
  return {
    client,
    endpoints,
    errorLog,
    sessionOwner: () => session.read()?.userUuid ?? null,
    actors: openSessionActors({ client, session, window, demo: hasSampleShop ? demo : undefined }),
  };
}
