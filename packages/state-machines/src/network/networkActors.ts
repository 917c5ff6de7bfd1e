import { fromCallback, fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';

/** Events from the browser. */
export type BrowserEvent =
  | { type: 'browser.online' }
  | { type: 'browser.offline' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/** Effects that the app provides to the network machine. */
export interface NetworkEffects {
  /**
   * Sends the browser's `online` and `offline` events, and whether the page is visible. Sends the current state first
   * if it is offline or hidden.
   *
   * @returns a function that unsubscribes
   */
  listenToBrowser: (send: (event: BrowserEvent) => void) => () => void;
  /** Pings the server: resolves on a good response, rejects on anything else. */
  ping: Effect<unknown>;
}

/**
 * Creates the machine's actors from functions.
 *
 * @example networkMachine.provide({ actors: networkActors({ listenToBrowser, ping }) })
 */
export function networkActors({ listenToBrowser, ping }: NetworkEffects) {
  return {
    listenToBrowser: fromCallback<BrowserEvent>(({ sendBack }) => listenToBrowser(sendBack)),
    ping: fromPromise<unknown>(ping),
  };
}
