import { formatInstant } from '../../commerce/formatInstant.ts';

/** Things of one day. */
export interface DayGroup<Item> {
  /** In the shop's time zone, as `2026-11-20`. */
  day: string;
  items: Item[];
}

/** The day of a moment in the shop's time zone, as `2026-11-20`. @param instant ISO 8601 */
export function dayOf(instant: string): string {
  return formatInstant(instant).slice(0, 10);
}

/** Puts things under the day they happened on; the order stays. */
export function groupByDay<Item extends { createTime: string }>(items: readonly Item[]): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = [];
  for (const item of items) {
    const day = dayOf(item.createTime);
    const last = groups.at(-1);
    if (last?.day === day) last.items.push(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}
