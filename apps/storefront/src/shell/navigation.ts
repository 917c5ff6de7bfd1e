import { useSyncExternalStore } from 'react';
import { navigate as goTo } from 'wouter/use-browser-location';
import { matchRoute, type Route, redirectOf } from '../routes.ts';

/** Moves between screens: the code and words of the next screen are there before the address changes. */
export interface Navigation {
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  back(fallback: string): void;
  isPending(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Makes the navigation of a tab; `prepare` brings what a screen needs. */
export function createNavigation(prepare: (route: Route) => Promise<void>): Navigation {
  let latest = 0;
  let pending = false;
  const listeners = new Set<() => void>();

  function setPending(value: boolean) {
    pending = value;
    for (const listener of listeners) listener();
  }

  const navigation: Navigation = {
    async go(to, { replace = false } = {}) {
      const ticket = ++latest;
      const url = new URL(to, window.location.href);
      const leave = (href: string) => (replace ? window.location.replace(href) : window.location.assign(href));
      const target = redirectOf(url.pathname, url.search) ?? url.pathname + url.search;
      const { route, name } = matchRoute(new URL(target, url).pathname);
      if (name === 'notFound') {
        // Something else may be there: the API's pages, a file.
        leave(target + url.hash);
        return;
      }
      setPending(true);
      try {
        await prepare(route);
      } catch {
        // The code of the screen cannot be had (offline, or a deploy removed it): a full page load says which.
        leave(target + url.hash);
        return;
      } finally {
        if (ticket === latest) setPending(false);
      }
      if (ticket !== latest) return;
      goTo(target + url.hash, { replace });
      if (!url.hash) window.scrollTo(0, 0);
    },
    back(fallback) {
      if (window.history.length > 1) window.history.back();
      else void navigation.go(fallback, { replace: true });
    },
    isPending: () => pending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return navigation;
}

/** Whether the next screen is on its way. */
export function useIsNavigating(navigation: Navigation): boolean {
  return useSyncExternalStore(navigation.subscribe, navigation.isPending, () => false);
}
