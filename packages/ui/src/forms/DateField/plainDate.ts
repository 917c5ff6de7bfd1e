import { asciiDigits } from '@mallard/domain/validation';
import { dateFormatter } from '../../intl/formatters.ts';

/** A calendar date without time or time zone: a birthday is the same everywhere. Months and days count from 1. */
export interface PlainDate {
  year: number;
  month: number;
  day: number;
}

/** Returns the number of days in a month; without a year, as in a leap year. @example daysIn(2023, 2) // 28 */
export function daysIn(year: number | undefined, month: number): number {
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
}

/** Formats a date as `YYYY-MM-DD`; such texts sort by time. */
export function toIso({ year, month, day }: PlainDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** Returns the date of a timestamp in the device's time zone, as `YYYY-MM-DD`. @example dayAt(Date.now()) */
export function dayAt(timestamp: number): string {
  const date = new Date(timestamp);
  return toIso({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
}

/** Parses `YYYY-MM-DD`. @returns `undefined` when there is no such date */
export function fromIso(text: string | null | undefined): PlainDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  return realDate(Number(year), Number(month), Number(day));
}

/**
 * Parses a pasted date: year first or last, with any separators, in the digits of every script.
 *
 * @param isDayFirst whether the first of two small numbers before a year is the day
 * @example parseDate('1995年3月8日') // { year: 1995, month: 3, day: 8 }
 */
export function parseDate(text: string, isDayFirst = false): PlainDate | undefined {
  const numbers = asciiDigits(text).match(/\d+/g) ?? [];
  if (numbers.length === 1 && numbers[0]?.length === 8)
    return fromIso(numbers[0].replace(/(\d{4})(\d{2})(\d{2})/, '$1-$2-$3'));
  if (numbers.length !== 3) return undefined;
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return realDate(Number(first), Number(second), Number(third));
  if (third.length !== 4) return undefined;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  return realDate(Number(third), Number(month), Number(day));
}

function realDate(year: number, month: number, day: number): PlainDate | undefined {
  const isReal = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isReal ? { year, month, day } : undefined;
}

/** Adds days to a date; a negative number subtracts. */
export function addDays({ year, month, day }: PlainDate, days: number): PlainDate {
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Adds months to a date, limited to the last day of a shorter month. @example 31 January + 1 is 28 February */
export function addMonths({ year, month, day }: PlainDate, months: number): PlainDate {
  const count = year * 12 + (month - 1) + months;
  const moved = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return { ...moved, day: Math.min(day, daysIn(moved.year, moved.month)) };
}

/** Returns the day of the week, 0 for Sunday. */
export function weekdayOf({ year, month, day }: PlainDate): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/**
 * Formats a date in a language, always in the Gregorian calendar; in Chinese with spaces around the
 * digits.
 *
 * @param options as of `Intl.DateTimeFormat`, without a time zone
 * @example formatDate({ year: 2026, month: 11, day: 20 }, 'zh-CN', { dateStyle: 'long' }) // '2026 年 11 月 20 日'
 */
export function formatDate(date: PlainDate, locale: string, options: Intl.DateTimeFormatOptions): string {
  const instant = Date.UTC(date.year, date.month - 1, date.day);
  const written = dateFormatter(locale, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(instant);
  // No line break between a number and its unit.
  return locale.startsWith('zh') ? written.replace(/(\d+)(?=\p{Script=Han})/gu, ' $1\u00a0').trimStart() : written;
}
