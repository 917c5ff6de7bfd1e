import { expect, it } from 'vitest';
import { dateOrder } from './dateOrder.ts';

it.each([
  ['zh-CN', 'year年 month月 day日'],
  ['zh-HK', 'year年 month月 day日'],
  ['ja-JP', 'year年 month月 day日'],
  ['ko-KR', 'year. month. day.'],
  ['en-US', 'month/ day/ year'],
  ['en-GB', 'day/ month/ year'],
  ['en-CA', 'year- month- day'],
  ['de-DE', 'day. month. year'],
  ['ar-EG', 'day/ month/ year'],
  ['fa-IR', 'year/ month/ day'],
  ['th-TH', 'day/ month/ year'],
])('returns the order of %s: %s', (locale, order) => {
  expect(
    dateOrder(locale)
      .map(({ part, after }) => part + after)
      .join(' '),
  ).toBe(order);
});
