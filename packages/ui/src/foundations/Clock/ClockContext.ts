import { createContext, useContext } from 'react';
import { type Clock, clockOf, deviceClock } from './Clock.ts';

export const ClockContext = /* @__PURE__ */ createContext<Clock>(deviceClock);

/**
 * Returns the clock of the application, or the device's clock.
 *
 * @param now used instead, when a component gets its own clock
 */
export function useClock(now?: () => number): Clock {
  const clock = useContext(ClockContext);
  return now ? clockOf(now) : clock;
}
