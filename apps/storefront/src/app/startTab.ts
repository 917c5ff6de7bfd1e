import { createServerClock, type SessionTokens } from '@mallard/domain/client';
import type { Locale } from '@mallard/domain/messages';
import { createStore, openArea, type StorageLike, type Store } from '@mallard/domain/storage';
import { PAGES_CACHE } from '../../worker/places.ts';
import { loadOnce } from '../hydration/index.ts';
import { preferenceCookie } from './cookies.ts';
import type { PageState } from './pageState.ts';
import type { PreferenceStorage } from './preferences.ts';
import { showStartFailure } from './startFailure.ts';
import type { OpenTabCode, TabCode } from './tabCode.ts';

/** What only a browser has. */
export interface TabBrowser {
  places: PreferenceStorage;
  store: Store;
  open: OpenTabCode;
  /** Subscribes to waits for an overloaded server, with the milliseconds until it is asked again. @returns unsubscribes */
  onOverload: (listener: (milliseconds: number) => void) => () => void;
}

/** What a browser tab brings to the services. */
export interface Tab {
  /** The server's time as far as it is known, milliseconds since 1970. */
  now: () => number;
  /** Whose session is stored now; `null` when signed out. */
  sessionOwner: () => string | null;
  browser: TabBrowser;
  /** Says whether the shop can be reached: if not, samples may stand in for what is public. */
  setReachable: (isOnline: boolean) => void;
  /** Sets who hears that the server refused to renew the session. */
  onSessionEnded: (listener: (ended: SessionTokens) => void) => void;
  /** Sets who hears that another tab changed the session. */
  onSessionChangedElsewhere: (listener: () => void) => void;
}

/** Opens what only a browser has: storage, cookies, clock; the way to the network comes later. @param locale asked at each call */
export function startTab({ config }: PageState, window: Window, locale: () => Locale): Tab {
  const now = () => Date.now();
  const serverClock = createServerClock(now);
  const store = createStore({ area: openArea(() => window.localStorage), now });
  let isReachable = true;
  const overloadListeners = new Set<(milliseconds: number) => void>();
  let tellEnded: (ended: SessionTokens) => void = () => undefined;
  let tellChanged: () => void = () => undefined;

  let sessionOwner: () => string | null = () => null;

  async function load(): Promise<TabCode> {
    const { openTab } = await import('./openTab.ts');
    try {
      const code = openTab({
        window,
        config,
        store,
        serverClock,
        locale,
        isReachable: () => isReachable,
        onOverload: (milliseconds) => {
          for (const listener of overloadListeners) listener(milliseconds);
        },
        onSessionEnded: (ended) => tellEnded(ended),
        onSessionChangedElsewhere: () => tellChanged(),
      });
      ({ sessionOwner } = code);
      return code;
    } catch (error) {
      // The code is here, and does not run in this browser: without it, no form would ever answer.
      showStartFailure();
      throw error;
    }
  }

  return {
    now: serverClock.now,
    sessionOwner: () => sessionOwner(),
    browser: {
      store,
      open: loadOnce(load),
      onOverload(listener) {
        overloadListeners.add(listener);
        return () => overloadListeners.delete(listener);
      },
      places: {
        // Written plainly: the key is a promise to other readers of this device.
        save: (key, value) =>
          savePlainly(
            openArea(() => window.localStorage),
            key,
            value,
          ),
        setCookie: (name, value) => {
          window.document.cookie = preferenceCookie(name, value, window.location.protocol === 'https:');
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
      tellChanged = listener;
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
