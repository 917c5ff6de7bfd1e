import { useSyncExternalStore } from 'react';
import { matchRoute, type Route, redirectOf } from '../app/routes.ts';
import { linkedLocale } from '../i18n/linkedLocale.ts';
import { type Address, addressBar } from './address.ts';
import { changeView } from './changeView.ts';

/** Moves between screens: the code and words of the next screen are there before the address changes. */
export interface Navigation {
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  back(fallback: string): void;
  /** Whether a navigation has begun and the view has not changed yet. */
  isPending(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Makes the navigation of a tab.
 *
 * @param prepare brings what a screen needs
 * @param mayLeave whether the screen that is shown may be left
 */
export function createNavigation(
  prepare: (route: Route) => Promise<void>,
  address: Address = addressBar,
  mayLeave: () => Promise<boolean> = async () => true,
): Navigation {
  let latest = 0;
  let pending = false;
  const listeners = new Set<() => void>();

  function setPending(value: boolean) {
    if (pending === value) return;
    pending = value;
    for (const listener of listeners) listener();
  }

  const navigation: Navigation = {
    async go(to, { replace = false } = {}) {
      const ticket = ++latest;
      const url = new URL(to, address.read());
      const target = redirectOf(url.pathname, url.search) ?? url.pathname + url.search;
      const { pathname } = new URL(target, url);
      const isSameScreen = pathname === address.read().pathname;
      if (!isSameScreen && !(await mayLeave())) {
        // The screen stays, and a navigation that this one has replaced doesn't happen either.
        if (ticket === latest) setPending(false);
        return;
      }
      if (ticket !== latest) return;
      const { route, name } = matchRoute(pathname);
      if (name === 'notFound' || linkedLocale(url.search) !== null) {
        // Something else may be there: the API's pages, a file. What names a language is rendered by the server.
        address.leave(target + url.hash, { replace });
        return;
      }
      setPending(true);
      try {
        await prepare(route);
      } catch {
        if (ticket !== latest) return;
        setPending(false);
        // The code of the screen cannot be had (offline, or a deploy removed it): a full page load says which.
        address.leave(target + url.hash, { replace });
        return;
      }
      if (ticket !== latest) return;
      const move = () => {
        address.move(target + url.hash, { replace });
        if (!url.hash) window.scrollTo(0, 0);
      };
      try {
        if (isSameScreen) move();
        else await changeView(move);
      } finally {
        // Only now: the screen that is left would otherwise redirect as if it stayed.
        if (ticket === latest) setPending(false);
      }
    },
    back(fallback) {
      if (!address.back()) void navigation.go(fallback, { replace: true });
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
