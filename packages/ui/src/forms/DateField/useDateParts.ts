import { useState } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import type { DatePart } from './dateOrder.ts';
import { daysIn, fromIso, type PlainDate, toIso } from './plainDate.ts';

/** Digits of each part; empty when nothing was typed. */
export type DateTexts = Readonly<Record<DatePart, string>>;

const empty: DateTexts = { year: '', month: '', day: '' };

interface DatePartsOptions {
  /** `YYYY-MM-DD` or `null`, when controlled. */
  value: string | null | undefined;
  defaultValue: string | null;
  onChange: ((date: string | null) => void) | undefined;
}

/** State of the parts of a date. Calls `onChange` when they become a complete date and when they no longer are one. */
export function useDateParts({ value, defaultValue, onChange }: DatePartsOptions) {
  const [date, setDate] = useControlled(value, defaultValue, onChange);
  // The draft applies as long as its date is the current value.
  const [draft, setDraft] = useState<{ of: string | null; texts: DateTexts }>();
  const texts = draft?.of === date ? draft.texts : toTexts(fromIso(date));

  function report(next: string | null, nextTexts: DateTexts) {
    setDraft({ of: next, texts: nextTexts });
    if (next !== date) setDate(next);
  }

  return {
    date,
    texts,
    isEmpty: Object.values(texts).every((text) => text === ''),
    isWhole: texts.year.length === 4 && texts.month !== '' && texts.day !== '',
    /**
     * Writes one part. Limits the day to the length of the typed month or the stepped year. A typed
     * year may be the last part: limiting there would silently change an invalid day.
     */
    write: (part: DatePart, text: string, isStepped: boolean) => {
      const written = { ...texts, [part]: text };
      const year = written.year.length === 4 ? Number(written.year) : undefined;
      const month = Number(written.month);
      const most = month >= 1 && month <= 12 ? daysIn(year, month) : 31;
      const isCut = part === 'month' || (part === 'year' && isStepped);
      const cut = isCut && Number(written.day) > most ? { ...written, day: String(most) } : written;
      report(toDate(cut), cut);
    },
    writeAll: (written: DateTexts) => report(toDate(written), written),
    set: (next: PlainDate | null) => report(next && toIso(next), next ? toTexts(next) : empty),
  };
}

function toTexts(date: PlainDate | undefined): DateTexts {
  if (!date) return empty;
  return { year: String(date.year), month: String(date.month), day: String(date.day) };
}

function toDate({ year, month, day }: DateTexts): string | null {
  if (year.length !== 4) return null;
  const iso = toIso({ year: Number(year), month: Number(month), day: Number(day) });
  return fromIso(iso) ? iso : null;
}
