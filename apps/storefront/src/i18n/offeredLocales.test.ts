import { afterEach, expect, it, vi } from 'vitest';
import { isOfferedLocale, offeredLocales } from './offeredLocales.ts';

afterEach(() => void vi.resetModules());

it('offers the languages of the setting, and the test language only if it is one of them', async () => {
  expect(offeredLocales).toEqual(['zh-CN', 'en-US']);
  expect(isOfferedLocale('ja-JP')).toBe(false);
  vi.doMock('../../languages.json', () => ({ default: ['ja-JP', 'xx-XX'] }));
  vi.resetModules();
  const withJapanese = await import('./offeredLocales.ts');
  expect(withJapanese.offeredLocales).toEqual(['ja-JP']);
  expect(withJapanese.isOfferedLocale('ja-JP')).toBe(true);
});
