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
import type { DemoCredentials } from '../offline/demoDoor.ts';
import { withMemberCopies } from '../offline/withMemberCopies.ts';
import { withSampleShop } from '../offline/withSampleShop.ts';
import { openSessionActors } from '../session/sessionActors.ts';
import { readCookie } from './cookies.ts';
import type { PublicConfig } from './pageState.ts';
import type { TabCode } from './tabCode.ts';

interface OpenTabParts {
  window: Window;
  config: PublicConfig;
  /** What this device keeps, for all tabs. */
  store: Store;
  serverClock: ServerClock;
  /** Asked at each call. */
  locale: ClientOptions['locale'];
  /** Whether the shop can be reached, as far as known: if not, samples may stand in for what is public. */
  isReachable: () => boolean;
  /** Called when a call waits for an overloaded server. */
  onOverload: NonNullable<ClientOptions['onOverload']>;
  /** Hears that the server refused to renew the session. */
  onSessionEnded: (ended: SessionTokens) => void;
  /** Hears that another tab changed the session. */
  onSessionChangedElsewhere: () => void;
}

interface OpenedTab extends TabCode {
  /** Whose session is stored now; `null` when signed out. */
  sessionOwner: () => string | null;
}

const DESKTOP = '(min-width: 64rem)';
const XSRF_COOKIE = 'XSRF-TOKEN';

/** Opens what no first view waits for: client, session, error log, the machines of session and network. */
export function openTab({ window, config, store, serverClock, locale, ...tab }: OpenTabParts): OpenedTab {
  const now = () => Date.now();
  const ownArea = openArea(() => window.sessionStorage);
  const ownTab = createStore({ area: ownArea, now });
  const errorLog = createErrorLog({ store, now: serverClock.now });
  const signal = broadcastSessionSignal();
  const session = storedSession(createSessionStore({ local: store, session: ownTab }), signal);
  const { version, passwordSalt } = config;
  const baseUrl = window.location.origin;
  const isOnline = () => tab.isReachable() && window.navigator.onLine;
  const client = createClient({
    backend: withSampleShop(withMemberCopies(networkBackend(), { session, local: store, ownTab, isOnline }), {
      open: async () => (await import('../offline/sampleShop.ts')).openSampleShop(serverClock.now),
      isOnline,
    }),
    baseUrl,
    session,
    version,
    locale,
    now,
    serverClock,
    passwordHashing: { salt: passwordSalt },
    platform: () => (window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
    xsrfToken: () => readCookie(window.document.cookie, XSRF_COOKIE),
    onSessionEnded: tab.onSessionEnded,
    onOverload: tab.onOverload,
    onFailure: (error, { name, method, path }) =>
      errorLog.add(error, { method, url: path, context: { endpoint: name } }),
  });
  signal.subscribe(tab.onSessionChangedElsewhere);
  // The message may overtake what it tells of: only this event comes when the change can be read here.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || sessionKeys.some((sessionKey) => sessionKey === key)) tab.onSessionChangedElsewhere();
  });
  const demo = {
    store: ownTab,
    load: async (credentials?: DemoCredentials) => {
      const { openDemoShop } = await import('../offline/demoShop.ts');
      return openDemoShop({ area: ownArea, baseUrl, version, locale, now: serverClock.now }, credentials);
    },
  };
  return {
    client,
    endpoints,
    errorLog,
    sessionOwner: () => session.read()?.userUuid ?? null,
    actors: openSessionActors({ client, session, window, demo }),
  };
}
