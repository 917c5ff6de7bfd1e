// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createI18n, loadMessages } from '../i18n/i18n.ts';
import { followTabs } from './followTabs.ts';
import { createPreferences } from './preferences.ts';

const { documentElement: root } = document;

/** What another tab does: its window hears nothing of it, all others do. */
function chooseElsewhere(key: string, value: string) {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

let close = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => close());

async function openTab() {
  const i18n = createI18n('zh-CN');
  await loadMessages(i18n, 'zh-CN', ['shell']);
  const preferences = createPreferences({ locale: 'zh-CN', theme: 'system', motion: 'system' });
  close = followTabs({ preferences, i18n, window });
  return { i18n, preferences };
}

it('changes to the language that was chosen in another tab once its messages are loaded', async () => {
  const { i18n, preferences } = await openTab();
  chooseElsewhere('locale', 'en-US');
  await expect.poll(() => preferences.read().locale).toBe('en-US');
  expect(i18n.locale()).toBe('en-US');
  expect(i18n.isLoaded('en-US', 'shell')).toBe(true);
});

it('ends with the language that was chosen last', async () => {
  const { i18n, preferences } = await openTab();
  chooseElsewhere('locale', 'en-US');
  chooseElsewhere('locale', 'zh-CN');
  chooseElsewhere('theme', 'dark');
  await expect.poll(() => preferences.read().theme).toBe('dark');
  await loadMessages(i18n, 'en-US', ['shell']);
  expect([preferences.read().locale, i18n.locale()]).toEqual(['zh-CN', 'zh-CN']);
});

it('looks and moves as another tab has chosen', async () => {
  const { preferences } = await openTab();
  chooseElsewhere('theme', 'dark');
  chooseElsewhere('motion', 'reduce');
  expect(preferences.read()).toEqual({ locale: 'zh-CN', theme: 'dark', motion: 'reduce' });
  expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'reduce' });
});

it('stays as it is when storage is emptied or says what nobody knows', async () => {
  const { preferences } = await openTab();
  const before = preferences.read();
  chooseElsewhere('theme', 'loud');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(preferences.read()).toBe(before);
});

it('catches up when the browser brings a page back that it had put away', async () => {
  const { preferences } = await openTab();
  localStorage.setItem('theme', 'light');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(preferences.read().theme).toBe('light');
});

it('keeps the language that the address names until another one is chosen', async () => {
  history.replaceState(null, '', '/home?lang=zh-CN');
  localStorage.setItem('locale', 'en-US');
  const { preferences, i18n } = await openTab();
  chooseElsewhere('theme', 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await loadMessages(i18n, 'en-US', ['shell']);
  expect(preferences.read()).toMatchObject({ locale: 'zh-CN', theme: 'dark' });
  chooseElsewhere('locale', 'en-US');
  await expect.poll(() => preferences.read().locale).toBe('en-US');
  history.replaceState(null, '', '/');
});
