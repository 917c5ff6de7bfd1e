import { expect, it } from 'vitest';
import { formatShortCount } from './formatShortCount.ts';

it.each([
  [0, '0', '0', '0'],
  [999, '999', '999', '999'],
  [1286, '1,286', '1,286', '1,286'],
  [9999, '9,999', '9,999', '9,999'],
  [24_999, '2.4 万', '24k', '2.4万'],
  [12_345_678, '1,234.5 万', '12,345k', '1234.5万'],
])('formats %d', (count, zh, en, ja) => {
  expect(formatShortCount(count, 'zh-CN')).toBe(zh);
  expect(formatShortCount(count, 'en-US')).toBe(en);
  expect(formatShortCount(count, 'ja-JP')).toBe(ja);
});
