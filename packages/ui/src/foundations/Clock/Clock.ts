/** Tells the time. An application hands one in whose time is the server's, a test one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The clock of the device, which may go wrong. */
export const deviceClock: Clock = { now: () => Date.now() };

const clocks = new WeakMap<() => number, Clock>();

/** The clock made of one function, always the same for the same function, so that whoever shares it shares its ticker. */
export function clockOf(now: () => number): Clock {
  const clock = clocks.get(now) ?? { now };
  clocks.set(now, clock);
  return clock;
}
