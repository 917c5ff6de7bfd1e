import { expect, it } from 'vitest';
import { calendarWeeks } from './calendarWeeks.ts';

const days = (weeks: ReturnType<typeof calendarWeeks>) => weeks.map((week) => week.map((date) => date?.day ?? 0));

it('starts the week on the reader’s first weekday', () => {
  expect(days(calendarWeeks(2026, 11, 0))[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(days(calendarWeeks(2026, 11, 1))[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
});
it('contains every day of the month once', () => {
  const all = days(calendarWeeks(2024, 2, 1))
    .flat()
    .filter(Boolean);
  expect(all).toEqual(Array.from({ length: 29 }, (_, day) => day + 1));
});
it('has as many weeks as it needs', () => {
  expect(calendarWeeks(2027, 2, 1)).toHaveLength(4);
  expect(calendarWeeks(2026, 8, 1)).toHaveLength(6);
});
