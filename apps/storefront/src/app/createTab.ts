import { createServerClock, type SessionTokens } from '@mallard/domain/client';
import type { Locale } from '@mallard/domain/messages';
import { createStore, openArea, type StorageLike, type Store } from '@mallard/domain/storage';
import { cacheNamesOf } from '../../worker/cachePolicy.ts';
import { loadOnce } from '../hydration/index.ts';
import { readBasePath } from '../navigation/basePath.ts';
import { preferenceCookie } from '../preferences/cookies.ts';
import type { PreferenceStorage } from '../preferences/preferences.ts';
import type { DeferredServices, LoadDeferredServices } from '../services/deferredServices.ts';
import type { PageState } from '../services/pageState.ts';
import { showStartFailure } from './startFailure.ts';

/** Features that only a browser has. */
export interface BrowserFeatures {
  preferenceStorage: PreferenceStorage;
  store: Store;
  loadDeferredServices: LoadDeferredServices;
  /** Subscribes to requests that wait for an overloaded server. The listener gets the delay in milliseconds. @returns unsubscribes */
  onOverload: (listener: (milliseconds: number) => void) => () => void;
}

/** A browser tab: its clock, its storage, and events of its session. */
export interface Tab {
  /** Returns the estimated time of the server, in milliseconds since 1970. */
  now: () => number;
  /** Returns the id of the user whose session is stored; `null` when signed out. */
  sessionOwner: () => string | null;
  browser: BrowserFeatures;
  /** Sets whether the server can be reached. If not, public data is read from the sample shop. */
  setReachable: (isOnline: boolean) => void;
  /** Sets the listener that is called when the server refuses to renew the session. */
  onSessionEnded: (listener: (ended: SessionTokens) => void) => void;
  /** Sets the listener that is called when another tab changes the session. */
  onSessionChangedElsewhere: (listener: () => void) => void;
}

/** Creates a tab. Its client, session and actors are loaded later. @param locale called for each request */
export function createTab({ config }: PageState, window: Window, locale: () => Locale): Tab {
  const now = () => Date.now();
  const serverClock = createServerClock(now);
  const store = createStore({ area: openArea(() => window.localStorage), now });
  let isReachable = true;
  const overloadListeners = new Set<(milliseconds: number) => void>();
  let notifySessionEnded: (ended: SessionTokens) => void = () => undefined;
  let notifySessionChanged: () => void = () => undefined;

  let sessionOwner: () => string | null = () => null;

  async function load(): Promise<DeferredServices> {
    const { createDeferredServices } = await import('./createDeferredServices.ts');
    try {
      const deferredServices = createDeferredServices({
        window,
        config,
        store,
        serverClock,
        locale,
        isReachable: () => isReachable,
        onOverload: (milliseconds) => {
          for (const listener of overloadListeners) listener(milliseconds);
        },
        onSessionEnded: (ended) => notifySessionEnded(ended),
        onSessionChangedElsewhere: () => notifySessionChanged(),
      });
      ({ sessionOwner } = deferredServices);
      return deferredServices;
    } catch (error) {
      // The code is loaded but doesn't run in this browser, so no form would work.
      showStartFailure();
      throw error;
    }
  }

  return {
    now: serverClock.now,
    sessionOwner: () => sessionOwner(),
    browser: {
      store,
      loadDeferredServices: loadOnce(load),
      onOverload(listener) {
        overloadListeners.add(listener);
        return () => overloadListeners.delete(listener);
      },
      preferenceStorage: {
        // Without the store's versioned envelope, because the key and its plain value are a public format.
        save: (key, value) =>
          saveText(
            openArea(() => window.localStorage),
            key,
            value,
          ),
        setCookie: (name, value) => {
          const basePath = readBasePath();
          const isSecure = window.location.protocol === 'https:';
          window.document.cookie = preferenceCookie(name, value, { isSecure, basePath });
          // Cached pages are in the old language and theme.
          void openCaches(window)?.delete(cacheNamesOf(basePath).pages);
        },
      },
    },
    setReachable(isOnline) {
      isReachable = isOnline;
    },
    onSessionEnded: (listener) => {
      notifySessionEnded = listener;
    },
    onSessionChangedElsewhere: (listener) => {
      notifySessionChanged = listener;
    },
  };
}

/** Returns the caches of the service worker; absent over plain HTTP. */
function openCaches(window: Window & { caches?: CacheStorage }): CacheStorage | undefined {
  return window.caches;
}

function saveText(area: StorageLike | null, key: string, value: string): void {
  try {
    area?.setItem(key, value);
  } catch {
    // Storage is full or blocked. The cookie still stores the preference.
  }
}
