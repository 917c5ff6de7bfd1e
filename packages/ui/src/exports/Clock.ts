export { type Clock, deviceClock } from '../foundations/Clock/Clock.ts';
export { useClock } from '../foundations/Clock/ClockContext.ts';
export { useNow } from '../foundations/Clock/useNow.ts';
export { useSecondsLeft } from '../foundations/Clock/useSecondsLeft.ts';
