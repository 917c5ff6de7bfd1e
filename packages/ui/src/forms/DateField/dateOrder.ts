import { dateFormatter } from '../../intl/formatters.ts';

/** One part of a date. */
export type DatePart = 'year' | 'month' | 'day';

/** A part with the separator after it. */
export interface DateSlot {
  part: DatePart;
  after: string;
}

const forms: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'long' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
];
/** Direction marks, which some languages put before separators; each part has the direction of the page. */
const marks = /[\u061c\u200e\u200f]/g;

/**
 * Returns the parts of a date in the order of a language and region. Uses the long format where it
 * contains no month names, 1995年3月8日, and otherwise the numeric one, 08/03/1995.
 */
export function dateOrder(locale: string): DateSlot[] {
  const [long = [], digits = []] = forms.map((form) =>
    dateFormatter(locale, { ...form, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' }).formatToParts(0),
  );
  const isLong = long.every(({ type, value }) => type !== 'month' || /^\d+$/.test(value));
  const slots: DateSlot[] = [];
  for (const { type, value } of isLong ? long : digits) {
    const last = slots.at(-1);
    if (type === 'year' || type === 'month' || type === 'day') slots.push({ part: type, after: '' });
    else if (last) last.after += value.replace(marks, '').trim();
  }
  return slots;
}
