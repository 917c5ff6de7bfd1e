import { expect, it } from 'vitest';
import { formatFileSize } from './formatFileSize.ts';

it.each([
  [0, '0\u00a0KB'],
  [1, '0.1\u00a0KB'],
  [1024, '1\u00a0KB'],
  [5 * 1024 * 1024, '5\u00a0MB'],
  [5 * 1024 * 1024 + 1, '5.1\u00a0MB'],
  [7.25 * 1024 * 1024, '7.3\u00a0MB'],
])('formats %i bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
