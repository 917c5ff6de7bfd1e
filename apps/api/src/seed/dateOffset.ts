const MINUTE_MS = 60_000;

/** Duration; the parts add up. */
interface Distance {
  days?: number;
  hours?: number;
  minutes?: number;
}

/** Adds a duration to a date. */
export function after(date: Date, { days = 0, hours = 0, minutes = 0 }: Distance): Date {
  return new Date(date.getTime() + ((days * 24 + hours) * 60 + minutes) * MINUTE_MS);
}

/** Subtracts a duration from a date. */
export function before(date: Date, { days = 0, hours = 0, minutes = 0 }: Distance): Date {
  return after(date, { days: -days, hours: -hours, minutes: -minutes });
}
