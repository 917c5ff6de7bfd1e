import { createContext, useContext } from 'react';
import { type Clock, clockOf, deviceClock } from './Clock.ts';

export const ClockContext = /* @__PURE__ */ createContext<Clock>(deviceClock);

/**
 * The clock of the application; the device's where there is none.
 *
 * @param now takes its place where a component is given a clock of its own
 */
export function useClock(now?: () => number): Clock {
  const clock = useContext(ClockContext);
  return now ? clockOf(now) : clock;
}
