import type { RouterOptions } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { hasEntryBefore } from './historyEntry.ts';

/** Where the shop is: what the address bar says, or whatever stands in for it where the shop is drawn inside another page. */
export interface Address {
  /** Whether the shop is the page, rather than a part of another one. */
  readonly isPage: boolean;
  /** How the router reads it. */
  readonly router: Pick<RouterOptions, 'hook' | 'searchHook'>;
  read(): URL;
  /** Goes to another screen of the shop; the address begins with a slash. */
  move(to: string, options: { replace: boolean }): void;
  /** Loads another page. */
  leave(to: string, options: { replace: boolean }): void;
  /** @returns whether there was anything to go back to */
  back(): boolean;
}

/** The address bar of the browser, which the router reads by itself. */
export const addressBar: Address = {
  isPage: true,
  router: {},
  read: () => new URL(window.location.href),
  move: navigate,
  leave: (to, { replace }) => (replace ? window.location.replace(to) : window.location.assign(to)),
  back() {
    const hasPast = hasEntryBefore();
    if (hasPast) window.history.back();
    return hasPast;
  },
};
