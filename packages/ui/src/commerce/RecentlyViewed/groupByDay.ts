const OFFSET_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What was looked at, and when. */
export interface Viewed {
  /** Milliseconds since 1970. */
  viewedAt: number;
}

/** What was looked at on one day. */
export interface ViewedDay<V> {
  /** Days since 1970 in the shop's time. */
  day: number;
  /** How many days ago that is; 0 today. */
  ago: number;
  month: number;
  dayOfMonth: number;
  items: V[];
}

/**
 * Puts things into groups by day, the latest first. Days are those of China Standard Time, as in `formatInstant`, so that
 * server and browser agree.
 *
 * @param now milliseconds since 1970
 */
export function groupByDay<V extends Viewed>(items: readonly V[], now: number): ViewedDay<V>[] {
  const today = dayOf(now);
  const days = new Map<number, V[]>();
  for (const item of [...items].sort((one, other) => other.viewedAt - one.viewedAt)) {
    const day = dayOf(item.viewedAt);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, list]) => {
    const date = new Date(day * DAY_MS);
    return { day, ago: today - day, month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate(), items: list };
  });
}

function dayOf(time: number): number {
  return Math.floor((time + OFFSET_MS) / DAY_MS);
}
