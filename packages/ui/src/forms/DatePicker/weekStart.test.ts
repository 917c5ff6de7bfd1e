import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekStart } from './weekStart.ts';

const places = [
  ['zh-CN', 1],
  ['zh-TW', 0],
  ['en-US', 0],
  ['en', 0],
  ['en-GB', 1],
  ['ja', 0],
  ['ar-EG', 6],
] as const;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(['which browsers know', 'which Firefox does not know'])('the first day of a week, %s', (kind) => {
  it.each(places)('in %s is %i', (locale, day) => {
    if (kind !== 'which browsers know') {
      const maximize = Intl.Locale.prototype.maximize;
      vi.spyOn(Intl.Locale.prototype, 'maximize').mockImplementation(function (this: Intl.Locale) {
        return Object.assign(maximize.call(this), { getWeekInfo: undefined });
      });
    }
    expect(weekStart(locale)).toBe(day);
  });
});
