import type { RouterOptions } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { hasEntryBefore } from './historyEntry.ts';

/** Reads and changes the URL: of the address bar, or of a replacement if the shop is rendered inside another page. */
export interface Address {
  /** Whether the shop is the whole page, and not inside another one. */
  readonly isPage: boolean;
  /** Hooks with which the router reads the URL. */
  readonly router: Pick<RouterOptions, 'hook' | 'searchHook'>;
  read(): URL;
  /** Goes to another screen of the shop. @param to begins with a slash */
  move(to: string, options: { replace: boolean }): void;
  /** Loads another document. */
  leave(to: string, options: { replace: boolean }): void;
  /** Goes back. @returns `false` if there is no entry to go back to */
  back(): boolean;
}

/** The address bar of the browser. */
export const addressBar: Address = {
  isPage: true,
  router: {},
  read: () => new URL(window.location.href),
  move: navigate,
  leave: (to, { replace }) => (replace ? window.location.replace(to) : window.location.assign(to)),
  back() {
    const canGoBack = hasEntryBefore();
    if (canGoBack) window.history.back();
    return canGoBack;
  },
};
