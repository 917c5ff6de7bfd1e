/** Parts of a remaining time: `days` always has hours, `short` omits them while they are zero. */
export type CountDownFormat = 'days' | 'short';

/** A remaining time in parts. */
export interface ClockParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits whole seconds into parts. @example clockParts(90_061) // 1 day, 1 hour, 1 minute, 1 second */
export function clockParts(left: number): ClockParts {
  const days = Math.floor(left / 86_400);
  const hours = Math.floor(left / 3600) - days * 24;
  return { days, hours, minutes: Math.floor(left / 60) % 60, seconds: left % 60 };
}
