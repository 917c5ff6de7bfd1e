import { DEFAULT_SHOP } from '@mallard/domain/contract';
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../i18n/i18n.ts';
import { createPreferences } from '../preferences/preferences.ts';
import { syncPreferences } from './syncPreferences.ts';

const { documentElement: root } = document;

/** Changes a preference as another tab does: the storage event is dispatched in all other tabs only. */
function changeInOtherTab(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

let close = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => close());

async function openTab() {
  const i18n = createI18n('zh-CN', DEFAULT_SHOP);
  await loadMessages(i18n, 'zh-CN', ['shell']);
  const preferences = createPreferences({ locale: 'zh-CN', theme: 'system', motion: 'system' });
  close = syncPreferences({ preferences, i18n, window });
  return { i18n, preferences };
}

it('changes to the language of another tab once its messages are loaded', async () => {
  const { i18n, preferences } = await openTab();
  changeInOtherTab('locale', 'en-US');
  await expect.poll(() => preferences.read().locale).toBe('en-US');
  expect(i18n.locale()).toBe('en-US');
  expect(i18n.isLoaded('en-US', 'shell')).toBe(true);
});

it('ends with the language that was selected last', async () => {
  const { i18n, preferences } = await openTab();
  changeInOtherTab('locale', 'en-US');
  changeInOtherTab('locale', 'zh-CN');
  changeInOtherTab('theme', 'dark');
  await expect.poll(() => preferences.read().theme).toBe('dark');
  await loadMessages(i18n, 'en-US', ['shell']);
  expect([preferences.read().locale, i18n.locale()]).toEqual(['zh-CN', 'zh-CN']);
});

it('applies theme and motion of another tab', async () => {
  const { preferences } = await openTab();
  changeInOtherTab('theme', 'dark');
  changeInOtherTab('motion', 'reduce');
  expect(preferences.read()).toEqual({ locale: 'zh-CN', theme: 'dark', motion: 'reduce' });
  expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'reduce' });
});

it('ignores cleared storage and unknown values', async () => {
  const { preferences } = await openTab();
  const before = preferences.read();
  changeInOtherTab('theme', 'loud');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(preferences.read()).toBe(before);
});

it('applies changes when the page is restored from the back/forward cache', async () => {
  const { preferences } = await openTab();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(preferences.read().theme).toBe('light');
});

it('preserves the language in the URL until another one is selected', async () => {
  history.replaceState(null, '', '/home?lang=zh-CN');
  localStorage.setItem('locale', 'en-US');
  const { preferences, i18n } = await openTab();
  changeInOtherTab('theme', 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await loadMessages(i18n, 'en-US', ['shell']);
  expect(preferences.read()).toMatchObject({ locale: 'zh-CN', theme: 'dark' });
  changeInOtherTab('locale', 'en-US');
  await expect.poll(() => preferences.read().locale).toBe('en-US');
  history.replaceState(null, '', '/');
});
