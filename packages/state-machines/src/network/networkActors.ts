import { fromCallback, fromPromise } from 'xstate';
import type { Effect } from '../actors/effect.ts';

/** What the app hears from the browser. */
export type BrowserEvent =
  | { type: 'browser.online' }
  | { type: 'browser.offline' }
  | { type: 'page.shown' }
  | { type: 'page.hidden' };

/** What the network machine asks of the app. */
export interface NetworkEffects {
  /**
   * Sends the browser's `online` and `offline` and whether the page is looked at: what is the case now if it is offline
   * or hidden, then each change.
   *
   * @returns a function that ends it
   */
  listenToBrowser: (send: (event: BrowserEvent) => void) => () => void;
  /** Asks the server for a sign of life: resolves on a good answer, rejects on anything else. */
  ping: Effect<unknown>;
}

/** The machine's actors made of plain functions: `networkMachine.provide({ actors: networkActors({ … }) })`. */
export function networkActors({ listenToBrowser, ping }: NetworkEffects) {
  return {
    listenToBrowser: fromCallback<BrowserEvent>(({ sendBack }) => listenToBrowser(sendBack)),
    ping: fromPromise<unknown>(ping),
  };
}
