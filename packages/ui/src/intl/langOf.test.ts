import { expect, it } from 'vitest';
import { langOf } from './langOf.ts';

it.each([
  ['上海市 静安区 愚园路 128 弄', 'en-US', 'zh-CN'],
  ['釉色很好，five stars', 'de', 'zh-CN'],
  ['上海市 静安区', 'zh-CN', undefined],
  ['上海市 静安区', 'zh-TW', undefined],
  ['東京都 千代田区', 'ja-JP', undefined],
  ['とても良いカップ', 'en-US', undefined],
  ['Lane 128, Yuyuan Road', 'en-US', undefined],
  ['', 'en-US', undefined],
])('returns the language of “%s” in a page in %s', (text, locale, lang) => {
  expect(langOf(text, locale)).toBe(lang);
});
