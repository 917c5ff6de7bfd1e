import type { Backend, Timers } from '@mallard/domain/client';
import { createFaultyBackend } from '@mallard/offline/faults';

/** How the way to the shop is, as it is switched by hand. */
export interface Conditions {
  /** Whether the device has a network; it hears of that at once, and so does whatever is under way. */
  isConnected: boolean;
  /** Whether the shop is up; nobody hears of that but by asking. */
  isAnswering: boolean;
  isSlow: boolean;
}

/** The way to the shop. */
export interface LiveNetwork {
  /** The same object until something changes. */
  read(): Conditions;
  change(to: Partial<Conditions>): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** The shop at the other end. */
  to(backend: Backend): Backend;
}

/** Milliseconds that a slow request is on its way, and as many its answer: long enough to look at a state and to change something. */
const SLOW = 2_000;

/** Makes a way that is free. @param timers for what is slow */
export function createLiveNetwork(timers: Timers): LiveNetwork {
  let conditions: Conditions = { isConnected: true, isAnswering: true, isSlow: false };
  let cable = new AbortController();
  const listeners = new Set<() => void>();

  /** Takes its time where that is slow, unless it is given up or cut off. */
  function travel(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (!conditions.isSlow) return resolve();
      const timer = timers.setTimeout(resolve, SLOW);
      const stop = () => {
        timers.clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  return {
    read: () => conditions,
    change(to) {
      conditions = { ...conditions, ...to };
      if (!conditions.isConnected) cable.abort(new TypeError('Failed to fetch'));
      else if (cable.signal.aborted) cable = new AbortController();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    to(backend) {
      const shop = createFaultyBackend(backend, {
        choose: () => (conditions.isAnswering ? [] : [{ kind: 'serverError' }]),
      });
      return async (request) => {
        const signal = AbortSignal.any([request.signal, cable.signal]);
        await travel(signal);
        const answer = await shop(request);
        await travel(signal);
        return answer;
      };
    },
  };
}
