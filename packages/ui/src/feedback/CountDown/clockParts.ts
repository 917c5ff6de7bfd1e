/** How a time left is cut up: `days` always has hours, `short` leaves them out while there are none. */
export type CountDownFormat = 'days' | 'short';

/** A time left, cut up. */
export interface ClockParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Cuts up whole seconds. @example clockParts(90_061) // 1 day, 1 hour, 1 minute, 1 second */
export function clockParts(left: number): ClockParts {
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) - days * 24;
  return { days, hours, minutes: Math.floor(left / 60) % 60, seconds: left % 60 };
}
