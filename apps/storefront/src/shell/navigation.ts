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
      const target = redirectOf(url.pathname, url.search) ?? url.pathname + url.search;
      const { route } = matchRoute(new URL(target, url).pathname);
      setPending(true);
      try {
        await prepare(route);
      } catch {
        // The code of the screen cannot be had (offline, or a deploy removed it): a full page load says which.
        window.location.assign(target);
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

/**
 * The in-app address that a click on a link means, or `null` when the browser should handle it: modified clicks, other
 * origins, downloads, new windows.
 */
export function inAppTarget(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== origin) return null;
  const isKnown = matchRoute(url.pathname).name !== 'notFound' || redirectOf(url.pathname, '') !== null;
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
  if (!isKnown || (isSamePage && url.hash)) return null;
  return url.pathname + url.search + url.hash;
}
