/**
 * How soon pages have to show a change: `immediately` for what a shopper writes, or `withinASecond` for stock and sales, which change
 * with every order of a busy shop.
 */
export type Urgency = 'immediately' | 'withinASecond';

/** Changes of what all visitors see: products, stock, reviews, coupons. */
export interface PublicData {
  /** Notifies all listeners of a change that this process has committed. */
  changed(urgency: Urgency): void;
  /** Adds a listener, which removes stored responses. */
  onChange(listener: (urgency: Urgency) => void): void;
}

/** Creates the notifier of changes. */
export function createPublicData(): PublicData {
  const listeners: ((urgency: Urgency) => void)[] = [];
  return {
    changed: (urgency) => {
      for (const listener of listeners) listener(urgency);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}

/** Milliseconds between two calls for changes that are not urgent. */
const INTERVAL_MS = 1_000;

/**
 * Creates a listener that calls a function at once, but at most once a second for changes that are not urgent: stored pages would
 * otherwise be useless while there are many orders.
 *
 * @example publicData.onChange(atMostOnceASecond(pages.clear));
 */
export function atMostOnceASecond(clear: () => void): (urgency: Urgency) => void {
  let clearedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    clearedAt = performance.now();
    clear();
  };
  return (urgency) => {
    const delay = clearedAt + INTERVAL_MS - performance.now();
    if (urgency === 'immediately' || delay <= 0) run();
    else timer ??= setTimeout(run, delay).unref();
  };
}
