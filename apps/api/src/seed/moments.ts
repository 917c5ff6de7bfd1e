const MINUTE_MS = 60_000;

/** A distance in time; the parts add up. */
interface Distance {
  days?: number;
  hours?: number;
  minutes?: number;
}

/** The moment so long after another one. */
export function after(moment: Date, { days = 0, hours = 0, minutes = 0 }: Distance): Date {
  return new Date(moment.getTime() + ((days * 24 + hours) * 60 + minutes) * MINUTE_MS);
}

/** The moment so long before another one. */
export function before(moment: Date, { days = 0, hours = 0, minutes = 0 }: Distance): Date {
  return after(moment, { days: -days, hours: -hours, minutes: -minutes });
}
