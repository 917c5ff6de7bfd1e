import {
  broadcastSessionSignal,
  type ClientOptions,
  createServerClock,
  networkBackend,
  type SessionTokens,
  storedSession,
} from '@mallard/domain/client';
import { createErrorLog, type ErrorLog } from '@mallard/domain/errors';
import {
  createSessionStore,
  createStore,
  openArea,
  type StorageLike,
  type Store,
  sessionKeys,
} from '@mallard/domain/storage';
import { PAGES_CACHE } from '../../worker/places.ts';
import type { DemoDoorParts } from '../offline/demoDoor.ts';
import { withSampleShop } from '../offline/withSampleShop.ts';
import { readCookie } from './cookies.ts';
import type { PageState } from './pageState.ts';
import type { PreferencePlaces } from './preferences.ts';
import type { SessionPlaces } from './sessionActors.ts';

/** What a browser tab brings to the services. */
export interface Tab {
  clientOptions: Omit<ClientOptions, 'locale'>;
  /** The server's time as far as it is known, milliseconds since 1970. */
  now: () => number;
  browser: { places: PreferencePlaces; store: Store; session: SessionPlaces; errorLog: ErrorLog; demo: DemoDoorParts };
  /** Says whether the shop can be reached: if not, samples may stand in for what is public. */
  setReachable: (isOnline: boolean) => void;
  /** Sets who hears that the server refused to renew the session. */
  onSessionEnded: (listener: (ended: SessionTokens) => void) => void;
  /** Sets who hears that another tab changed the session. */
  onSessionChangedElsewhere: (listener: () => void) => void;
}

const DESKTOP = '(min-width: 1024px)';
const XSRF_COOKIE = 'XSRF-TOKEN';

/** Opens what only a browser has: storage, cookies, network, clock. */
export function startTab({ config }: PageState, window: Window): Tab {
  const now = () => Date.now();
  const serverClock = createServerClock(now);
  const local = createStore({ area: openArea(() => window.localStorage), now });
  const ownArea = openArea(() => window.sessionStorage);
  const ownTab = createStore({ area: ownArea, now });
  const errorLog = createErrorLog({ store: local, now: serverClock.now });
  const signal = broadcastSessionSignal();
  const session = storedSession(createSessionStore({ local, session: ownTab }), signal);
  let isReachable = true;
  let tellEnded: (ended: SessionTokens) => void = () => undefined;
  const { version } = config;
  const baseUrl = window.location.origin;
  return {
    clientOptions: {
      backend: withSampleShop(networkBackend(), {
        open: async () => (await import('../offline/sampleShop.ts')).openSampleShop(serverClock.now),
        isOnline: () => isReachable && window.navigator.onLine,
      }),
      ...{ baseUrl, session, version },
      passwordHashing: { salt: config.passwordSalt },
      platform: () => (window.matchMedia(DESKTOP).matches ? 'desktop' : 'mobile'),
      xsrfToken: () => readCookie(window.document.cookie, XSRF_COOKIE),
      onSessionEnded: (ended) => tellEnded(ended),
      onFailure: (error, { name, method, path }) =>
        errorLog.add(error, { method, url: path, context: { endpoint: name } }),
      now,
      serverClock,
    },
    now: serverClock.now,
    browser: {
      store: local,
      errorLog,
      session: { session, window },
      demo: {
        store: ownTab,
        load: async (locale, credentials) => {
          const { openDemoShop } = await import('../offline/demoShop.ts');
          return openDemoShop({ area: ownArea, baseUrl, version, locale, now: serverClock.now }, credentials);
        },
      },
      places: {
        // Written plainly: the key is a promise to other readers of this device.
        save: (key, value) =>
          savePlainly(
            openArea(() => window.localStorage),
            key,
            value,
          ),
        setCookie: (cookie) => {
          window.document.cookie = cookie;
          // Pages that were kept speak the old language.
          void openCaches(window)?.delete(PAGES_CACHE);
        },
      },
    },
    setReachable(isOnline) {
      isReachable = isOnline;
    },
    onSessionEnded: (listener) => {
      tellEnded = listener;
    },
    onSessionChangedElsewhere: (listener) => {
      signal.subscribe(listener);
      // The message may overtake what it tells of: only this event comes when the change can be read here.
      window.addEventListener('storage', ({ key }) => {
        if (key === null || sessionKeys.some((sessionKey) => sessionKey === key)) listener();
      });
    },
  };
}

/** Absent on plain http. */
function openCaches(window: Window & { caches?: CacheStorage }): CacheStorage | undefined {
  return window.caches;
}

function savePlainly(area: StorageLike | null, key: string, value: string): void {
  try {
    area?.setItem(key, value);
  } catch {
    // A full or forbidden storage only forgets the preference; the cookie still carries it.
  }
}
