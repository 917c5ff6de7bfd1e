/**
 * How soon a change has to be shown to everyone: `immediately` for what a shopper writes, or `withinASecond` for stock and sales,
 * which change with every order of a busy shop.
 */
export type Urgency = 'immediately' | 'withinASecond';

/** Changes of what all visitors see: products, stock, reviews, coupons. */
export interface PublicData {
  /** Notifies all listeners of a change that this process has committed. */
  changed(urgency: Urgency): void;
  /** Adds a listener, which removes stored responses. */
  onChange(listener: () => void): void;
}

/** Milliseconds between two notifications of changes that are not urgent. */
const INTERVAL_MS = 1_000;

/**
 * Creates the notifier of changes. Changes that are not urgent notify at once, but at most once a second: stored responses would
 * otherwise be useless while there are many orders.
 */
export function createPublicData(): PublicData {
  const listeners: (() => void)[] = [];
  let notifiedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    clearTimeout(timer);
    timer = undefined;
    notifiedAt = performance.now();
    for (const listener of listeners) listener();
  };
  return {
    changed: (urgency) => {
      const delay = notifiedAt + INTERVAL_MS - performance.now();
      if (urgency === 'immediately' || delay <= 0) notify();
      else timer ??= setTimeout(notify, delay).unref();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
