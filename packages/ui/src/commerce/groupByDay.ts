import { formatInstant } from './formatInstant.ts';

/** Things of one day. */
interface DayGroup<Item> {
  /** In the shop's time zone, as `2026-11-20`; empty for moments that are none. */
  day: string;
  items: Item[];
}

const DAY_MS = 86_400_000;

/** The day of a moment in the shop's time zone, as `2026-11-20`; empty when it is no moment. */
function dayOf(instant: string | number): string {
  return formatInstant(instant).slice(0, -' 00:00'.length);
}

/**
 * Puts things under the day they happened on; the order stays.
 *
 * @param instantOf when a thing happened: ISO 8601, or milliseconds since 1970
 */
export function groupByDay<Item>(items: readonly Item[], instantOf: (item: Item) => string | number): DayGroup<Item>[] {
  const groups = new Map<string, DayGroup<Item>>();
  for (const item of items) {
    const day = dayOf(instantOf(item));
    const group = groups.get(day);
    if (group) group.items.push(item);
    else groups.set(day, { day, items: [item] });
  }
  return [...groups.values()];
}

/**
 * Whether a day has a shorter name than its date.
 *
 * @param day as `2026-11-20`
 * @param now milliseconds since 1970; `null` while nobody knows, then none has
 */
export function nearDay(day: string, now: number | null): 'today' | 'yesterday' | undefined {
  if (now === null) return undefined;
  if (day === dayOf(now)) return 'today';
  return day === dayOf(now - DAY_MS) ? 'yesterday' : undefined;
}
