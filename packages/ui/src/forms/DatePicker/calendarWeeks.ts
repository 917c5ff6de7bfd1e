import { addDays, daysIn, type PlainDate, weekdayOf } from '../DateField/plainDate.ts';

/**
 * Arranges the days of a month in weeks.
 *
 * @param weekStart first day of the week, 0 for Sunday
 * @returns weeks of seven entries; `null` for days of other months
 */
export function calendarWeeks(year: number, month: number, weekStart: number): (PlainDate | null)[][] {
  const first: PlainDate = { year, month, day: 1 };
  const before = (weekdayOf(first) - weekStart + 7) % 7;
  const count = daysIn(year, month);
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => {
      const day = week * 7 + index - before;
      return day < 0 || day >= count ? null : addDays(first, day);
    }),
  );
}
