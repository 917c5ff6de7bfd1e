import type { Fault } from '@mallard/domain/faulty';

/** How the way to the shop is, as it is switched by hand. */
export interface Conditions {
  /** Whether the device has a network; it hears of that at once. */
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
  /** What happens to a request now. */
  faults(): readonly Fault[];
}

/** Milliseconds that a slow request is on its way: long enough to look at a state and to change something. */
const SLOW = 4_000;

/** Makes a way that is free. */
export function createLiveNetwork(): LiveNetwork {
  let conditions: Conditions = { isConnected: true, isAnswering: true, isSlow: false };
  const listeners = new Set<() => void>();
  return {
    read: () => conditions,
    change(to) {
      conditions = { ...conditions, ...to };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    faults() {
      const { isConnected, isAnswering, isSlow } = conditions;
      return [
        ...(isSlow && isConnected ? [{ kind: 'delay', milliseconds: SLOW } as const] : []),
        ...(isConnected ? [] : [{ kind: 'dropBefore' } as const]),
        ...(isAnswering ? [] : [{ kind: 'serverError' } as const]),
      ];
    },
  };
}
