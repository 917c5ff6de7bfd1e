import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, loadLocale, loadMessages, SHELL_NAMESPACES, translatorOf } from './i18n.ts';

afterEach(() => vi.unstubAllEnvs());

async function englishI18n() {
  const i18n = createI18n('en-US', DEFAULT_SHOP);
  await loadMessages(i18n, 'en-US', [...SHELL_NAMESPACES, 'cart']);
  return i18n;
}

it('translates keys of its own namespace and of others', async () => {
  const { t } = (await englishI18n()).translator('en-US', 'cart');
  expect(t('count', { count: 1 })).toBe('1 item');
  expect(t('count', { count: 2 })).toBe('2 items');
  expect(translatorOf(await englishI18n(), 'en-US')('cart:count', { count: 2 })).toBe('2 items');
});

it('returns the same translator for a language and a namespace', async () => {
  const i18n = await englishI18n();
  expect(i18n.translator('en-US', 'cart')).toBe(i18n.translator('en-US', 'cart'));
  expect(i18n.translator('en-US', 'shell')).not.toBe(i18n.translator('en-US', 'cart'));
  expect(i18n.translator('zh-CN', 'cart')).not.toBe(i18n.translator('en-US', 'cart'));
});

it('reports whether a key has a message', async () => {
  const { has } = (await englishI18n()).translator('en-US', 'errors');
  expect(has('fields.REQUIRED')).toBe(true);
  expect(has('shell:loading')).toBe(true);
  for (const key of ['fields.NEW_CODE', 'fields', 'fields.constructor.name', 'home:title'])
    expect(has(key)).toBe(false);
});

it('throws for a missing message, and shows the key in production', async () => {
  const inDevelopment = translatorOf(await englishI18n(), 'en-US') as (key: string) => string;
  expect(() => inDevelopment('cart:titel')).toThrow('"titel" is not in src/locales/en-US/cart.json');
  expect(() => inDevelopment('home:description')).toThrow(`add "home" to the route's namespaces`);
  vi.stubEnv('DEV', false);
  const inProduction = translatorOf(await englishI18n(), 'en-US') as (key: string) => string;
  expect(inProduction('cart:titel')).toBe('titel');
});

it('accepts only keys of messages', async () => {
  const t = translatorOf(await englishI18n(), 'en-US');
  // @ts-expect-error -- no such key
  expect(() => t('cart:titel')).toThrow();
  // @ts-expect-error -- a group of messages
  expect(t('errors:fields')).toBe('fields');
});

it('loads the namespaces that are missing, and skips those without a file', async () => {
  const i18n = await englishI18n();
  await loadMessages(i18n, 'zh-CN', [...i18n.namespaces(), 'nowhere']);
  expect(i18n.namespaces()).toEqual([...SHELL_NAMESPACES, 'cart']);
  for (const namespace of i18n.namespaces()) expect(i18n.isLoaded('zh-CN', namespace)).toBe(true);
  expect(i18n.isLoaded('zh-CN', 'home')).toBe(false);
});

it('loads all namespaces of another language, also those that are added meanwhile', async () => {
  const i18n = await englishI18n();
  const loading = loadLocale(i18n, 'zh-CN');
  i18n.add('en-US', 'home', {});
  await loading;
  for (const namespace of i18n.namespaces()) expect(i18n.isLoaded('zh-CN', namespace), namespace).toBe(true);
});

it('returns the messages of the components in one object per language, to which namespaces are added', async () => {
  const i18n = await englishI18n();
  const messages = i18n.uiMessages('en-US');
  expect(messages.feedback?.Dialog.close).toBe('Close');
  expect(messages.account).toBeUndefined();
  await loadMessages(i18n, 'en-US', ['ui/account']);
  expect(i18n.uiMessages('en-US')).toBe(messages);
  expect(messages.account?.LoginForm.submit).toBe('Log in');
  expect(i18n.uiMessages('zh-CN')).toEqual({});
});
