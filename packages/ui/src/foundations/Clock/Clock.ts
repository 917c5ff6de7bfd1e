/** Source of the current time. Applications pass one that follows the server's time; tests pass a fixed one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Time at which the server rendered the page, in milliseconds since 1970. Set the same value on the server and in the
   * browser: countdowns then render it on the server and during hydration, and nothing moves when they start.
   */
  readonly renderedAt?: number | undefined;
}

/** The device's clock, which may be wrong. */
export const deviceClock: Clock = { now: () => Date.now() };

const clocks = new WeakMap<() => number, Clock>();

/**
 * Creates a clock from a function. Returns the same clock for the same function, so that components
 * share its ticker.
 */
export function clockOf(now: () => number): Clock {
  const clock = clocks.get(now) ?? { now };
  clocks.set(now, clock);
  return clock;
}
