import { expect, it } from 'vitest';
import { matchesText } from './matchesText.ts';

it.each([
  ['Bottle green', 'GREEN bot', true],
  ['瓶绿', '绿', true],
  ['SF 顺丰速运', 'ｓｆ', true],
  ['瓶绿', '蓝', false],
  ['瓶绿', ' ', true],
])('%s, %s: %s', (label, text, isMatch) => {
  expect(matchesText(label, text)).toBe(isMatch);
});
