import type { Clock } from './Clock.ts';

/** Tells everybody who listens that another second has begun. */
export interface Ticker {
  /** The second that has begun last, in milliseconds since 1970. */
  second: () => number;
  /** @returns the function that ends it */
  subscribe: (notify: () => void) => () => void;
}

const SECOND = 1000;
/** Keeps a clock that stands still just before a second from being asked without end. */
const shortestWait = 100;
const tickers = new WeakMap<Clock, Ticker>();

/** The only ticker of a clock: one timer, however many listen, and none while nobody does or nobody sees the page. */
export function tickerOf(clock: Clock): Ticker {
  const ticker = tickers.get(clock) ?? createTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}

function createTicker(clock: Clock): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;

  function tick() {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    for (const notify of listeners) notify();
    wait();
  }
  function wait() {
    if (listeners.size === 0) return;
    // A millisecond behind, because a timer may come before the clock has moved on.
    timer = setTimeout(tick, Math.max(shortestWait, SECOND - (clock.now() % SECOND) + 1));
  }

  return {
    second: () => Math.floor(clock.now() / SECOND) * SECOND,
    subscribe(notify) {
      if (listeners.size === 0) {
        // Timers sleep with the tab, with the device and with pages that Back brings to life again.
        document.addEventListener('visibilitychange', tick);
        window.addEventListener('pageshow', tick);
      }
      listeners.add(notify);
      if (listeners.size === 1 && document.visibilityState !== 'hidden') wait();
      return () => {
        listeners.delete(notify);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
        window.removeEventListener('pageshow', tick);
      };
    },
  };
}
