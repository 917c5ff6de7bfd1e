import { dateFormatter } from './formatters.ts';

const FIELDS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * Formats a timestamp in the shop's time zone. The server does not know the reader's time zone, so using it would change
 * the page on hydration.
 *
 * @param instant ISO 8601, or milliseconds since 1970
 * @param timeZone IANA name, from `useTimeZone`
 * @returns `2026-11-20 08:46`, or an empty text for an invalid timestamp
 * @example formatInstant('2026-11-20T00:46:31Z', 'Asia/Shanghai') // '2026-11-20 08:46'
 */
export function formatInstant(instant: string | number, timeZone: string): string {
  const time = new Date(instant).getTime();
  if (Number.isNaN(time)) return '';
  const parts = dateFormatter('en-US', { ...FIELDS, timeZone }).formatToParts(time);
  const numberOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  const local = new Date(
    Date.UTC(numberOf('year'), numberOf('month') - 1, numberOf('day'), numberOf('hour'), numberOf('minute')),
  );
  // Without seconds; years after 9999 are longer.
  return Number.isNaN(local.getTime()) ? '' : local.toISOString().slice(0, -8).replace('T', ' ');
}
