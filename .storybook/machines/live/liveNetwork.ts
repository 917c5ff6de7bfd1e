import type { Backend, Timers } from '@mallard/domain/client';
import { createFaultyBackend } from '@mallard/offline/faults';

/** Conditions of the network, as the switches of a story set them. */
export interface Conditions {
  /** Whether the device has a network. A change notifies the device and aborts requests in flight. */
  isConnected: boolean;
  /** Whether the shop is up. Only a request can find out. */
  isAnswering: boolean;
  isSlow: boolean;
}

/** Network between a device and the shop. */
export interface LiveNetwork {
  /** Returns the same object until something changes. */
  read(): Conditions;
  change(changes: Partial<Conditions>): void;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Returns a back end that is reached over this network. */
  connectTo(backend: Backend): Backend;
}

/** Delay of a slow request in milliseconds, and of its response: long enough to see a state and to change something. */
const DELAY = 2_000;

/** Creates a fast network. @param timers timers of the delays */
export function createLiveNetwork(timers: Timers): LiveNetwork {
  let conditions: Conditions = { isConnected: true, isAnswering: true, isSlow: false };
  let connection = new AbortController();
  const listeners = new Set<() => void>();

  /** Waits if the network is slow. Rejects when the request is aborted or the network is lost. */
  function delay(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (!conditions.isSlow) return resolve();
      const timer = timers.setTimeout(resolve, DELAY);
      const stop = () => {
        timers.clearTimeout(timer);
        reject(signal.reason);
      };
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  return {
    read: () => conditions,
    change(changes) {
      conditions = { ...conditions, ...changes };
      if (!conditions.isConnected) connection.abort(new TypeError('Failed to fetch'));
      else if (connection.signal.aborted) connection = new AbortController();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connectTo(backend) {
      const faultyBackend = createFaultyBackend(backend, {
        choose: () => (conditions.isAnswering ? [] : [{ kind: 'serverError' }]),
      });
      return async (request) => {
        const signal = AbortSignal.any([request.signal, connection.signal]);
        await delay(signal);
        const response = await faultyBackend(request);
        await delay(signal);
        return response;
      };
    },
  };
}
