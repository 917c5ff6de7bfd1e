import { isStill } from '@mallard/ui/theme';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Address, addressBar } from './address.ts';
import { linkedLocale } from './linkedLocale.ts';
import { matchRoute, type Route, redirectOf } from './routes.ts';

/** Moves between screens. Code and messages of the next screen are loaded before the URL changes. */
export interface Navigation {
  /** Goes to a path with query and fragment. Loads a document if it isn't a screen. */
  go(to: string, options?: { replace?: boolean }): Promise<void>;
  /** Goes back, or to `fallback` if there is no entry to go back to. */
  back(fallback: string): void;
  /** Whether a navigation has started and the view has not changed yet. */
  isPending(): boolean;
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the navigation of a tab.
 *
 * @param prepare loads code and messages of a screen
 * @param mayLeave whether the current screen can be left
 * @example void navigation.go(paths.order(id), { replace: true });
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
        // It can be a page of the API or a file. URLs with a language are rendered by the server.
        address.leave(target + url.hash, { replace });
        return;
      }
      setPending(true);
      try {
        await prepare(route);
      } catch {
        if (ticket !== latest) return;
        setPending(false);
        // The code can't be loaded: the browser is offline, or a deployment has removed the file. A document load handles both.
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
        // Not before: a screen that waits with a redirect would redirect although it is being left.
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

/** Returns whether a navigation is pending. */
export function useIsNavigating(navigation: Navigation): boolean {
  return useSyncExternalStore(navigation.subscribe, navigation.isPending, () => false);
}

/**
 * Changes the page with a view transition, unless the browser lacks them or motion is reduced. The next change skips a running
 * transition.
 *
 * @returns a promise that resolves when the page has changed, before the transition ends
 * @see https://developer.mozilla.org/docs/Web/API/View_Transition_API
 */
async function changeView(change: () => void): Promise<void> {
  if (!('startViewTransition' in document) || document.hidden || isStill()) return change();
  const { ready, updateCallbackDone } = document.startViewTransition(() => flushSync(change));
  // Rejects when the transition is skipped, which is not an error.
  ready.catch(() => undefined);
  await updateCallbackDone;
}
