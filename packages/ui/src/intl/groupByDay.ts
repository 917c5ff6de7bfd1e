import { formatInstant } from './formatInstant.ts';

/** Items of one day. */
interface DayGroup<Item> {
  /** In the shop's time zone, as `2026-11-20`; empty for invalid timestamps. */
  day: string;
  items: Item[];
}

const DAY_MS = 86_400_000;

/** Returns the day of a timestamp in the shop's time zone, as `2026-11-20`; empty when it is invalid. */
function dayOf(instant: string | number, timeZone: string): string {
  return formatInstant(instant, timeZone).slice(0, -' 00:00'.length);
}

/**
 * Groups items by day and keeps their order.
 *
 * @param timeZone IANA name of the shop's time zone
 * @param instantOf returns the timestamp of an item: ISO 8601, or milliseconds since 1970
 */
export function groupByDay<Item>(
  items: readonly Item[],
  timeZone: string,
  instantOf: (item: Item) => string | number,
): DayGroup<Item>[] {
  const groups = new Map<string, DayGroup<Item>>();
  for (const item of items) {
    const day = dayOf(instantOf(item), timeZone);
    const group = groups.get(day);
    if (group) group.items.push(item);
    else groups.set(day, { day, items: [item] });
  }
  return [...groups.values()];
}

/**
 * Returns whether a day is today or yesterday.
 *
 * @param day as `2026-11-20`
 * @param now milliseconds since 1970; `null` while it is unknown
 * @param timeZone IANA name of the shop's time zone
 */
export function nearDay(day: string, now: number | null, timeZone: string): 'today' | 'yesterday' | undefined {
  if (now === null) return undefined;
  if (day === dayOf(now, timeZone)) return 'today';
  return day === dayOf(now - DAY_MS, timeZone) ? 'yesterday' : undefined;
}
