import type { Clock } from './Clock.ts';

/** Notifies listeners when a new second begins. */
export interface Ticker {
  /** Start of the current second, in milliseconds since 1970. */
  second: () => number;
  /** Start of the second at which the server rendered the page; `null` if it is unknown. */
  renderedSecond: () => number | null;
  /** @returns unsubscribes */
  subscribe: (notify: () => void) => () => void;
}

const SECOND = 1000;
/** Prevents a busy loop when a clock stands still just before a second. */
const shortestWait = 100;
const tickers = new WeakMap<Clock, Ticker>();

/**
 * Returns the only ticker of a clock. It uses one timer for all listeners, and none without
 * listeners or in a hidden tab.
 */
export function tickerOf(clock: Clock): Ticker {
  const ticker = tickers.get(clock) ?? createTicker(clock);
  tickers.set(clock, ticker);
  return ticker;
}

function startOfSecond(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
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
    // One millisecond late, because a timer may fire before the clock reaches the second.
    timer = setTimeout(tick, Math.max(shortestWait, SECOND - (clock.now() % SECOND) + 1));
  }

  return {
    second: () => startOfSecond(clock.now()),
    renderedSecond: () => (clock.renderedAt === undefined ? null : startOfSecond(clock.renderedAt)),
    subscribe(notify) {
      if (listeners.size === 0) {
        // Timers pause with the tab, with the device, and in pages in the back/forward cache.
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
