import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, dayAt, daysIn, formatDate, fromIso, parseDate, toIso, weekdayOf } from './plainDate.ts';

afterEach(() => vi.unstubAllEnvs());

describe('a calendar date', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-21'],
    ['UTC', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
  ])('is the date on the device: in %s %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayAt(Date.UTC(2026, 10, 20, 18))).toBe(day);
  });
  it('knows the length of each month', () => {
    expect([daysIn(2023, 2), daysIn(2024, 2), daysIn(undefined, 2), daysIn(2026, 4), daysIn(2026, 12)]).toEqual([
      28, 29, 29, 30, 31,
    ]);
  });
  it.each(['1995-03-08', '2024-02-29', '0999-01-01'])('is formatted and parsed again: %s', (text) => {
    const date = fromIso(text);
    expect(date && toIso(date)).toBe(text);
  });
  it.each(['2023-02-29', '1995-13-01', '1995-00-01', '1995-3-8', '', null, undefined])(
    'is not parsed from %j',
    (text) => {
      expect(fromIso(text)).toBeUndefined();
    },
  );
  it.each([
    ['1995年3月8日', '1995-03-08'],
    ['1995/3/8', '1995-03-08'],
    ['１９９５.０３.０８', '1995-03-08'],
    ['19950308', '1995-03-08'],
    ['3/8/1995', '1995-03-08'],
  ])('is parsed from %s', (text, iso) => {
    const date = parseDate(text);
    expect(date && toIso(date)).toBe(iso);
  });
  it.each(['8/3/95', '1995', 'yesterday', '2/30/2024'])('is not guessed from %s', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
  it('may start with the day', () => {
    expect(parseDate('8.3.1995', true)).toEqual({ year: 1995, month: 3, day: 8 });
  });
  it('adds days and months across month and year ends', () => {
    expect(toIso(addDays({ year: 2024, month: 2, day: 28 }, 2))).toBe('2024-03-01');
    expect(toIso(addDays({ year: 2026, month: 1, day: 1 }, -1))).toBe('2025-12-31');
    expect(toIso(addMonths({ year: 2026, month: 1, day: 31 }, 1))).toBe('2026-02-28');
    expect(toIso(addMonths({ year: 2026, month: 1, day: 15 }, -1))).toBe('2025-12-15');
    expect(toIso(addMonths({ year: 2024, month: 2, day: 29 }, 12))).toBe('2025-02-28');
  });
  it('has a weekday and a long format in every language', () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 20 })).toBe(5);
    expect(formatDate({ year: 2026, month: 11, day: 20 }, 'en-US', { dateStyle: 'long' })).toBe('November 20, 2026');
  });
  it('has spaces around its digits in Chinese, and no break between a number and its unit', () => {
    const date = formatDate({ year: 2026, month: 11, day: 20 }, 'zh-CN', { dateStyle: 'long' });
    expect(date).toBe('2026\u00a0年 11\u00a0月 20\u00a0日');
  });
  it.each(['fa-IR', 'th-TH'])('is formatted in the Gregorian calendar, also in %s', (locale) => {
    const named = new Intl.DateTimeFormat(locale, { dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC' });
    const date = formatDate({ year: 2026, month: 11, day: 20 }, locale, { dateStyle: 'long' });
    expect(date).toBe(named.format(Date.UTC(2026, 10, 20)));
  });
});
