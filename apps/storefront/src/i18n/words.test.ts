import { afterEach, expect, it, vi } from 'vitest';
import { createWords, loadWords, SHELL_NAMESPACES, translatorOf } from './words.ts';

afterEach(() => vi.unstubAllEnvs());

async function englishWords() {
  const words = createWords('en-US');
  await loadWords(words, 'en-US', [...SHELL_NAMESPACES, 'cart']);
  return words;
}

it('says keys of its own namespace and of others', async () => {
  const { t } = (await englishWords()).translator('en-US', 'cart');
  expect(t('count', { count: 1 })).toBe('1 item');
  expect(t('count', { count: 2 })).toBe('2 items');
  expect(translatorOf(await englishWords(), 'en-US')('cart:count', { count: 2 })).toBe('2 items');
});

it('has one translator for a language and a namespace', async () => {
  const words = await englishWords();
  expect(words.translator('en-US', 'cart')).toBe(words.translator('en-US', 'cart'));
  expect(words.translator('en-US', 'shell')).not.toBe(words.translator('en-US', 'cart'));
  expect(words.translator('zh-CN', 'cart')).not.toBe(words.translator('en-US', 'cart'));
});

it('knows what has words before it is said', async () => {
  const { has } = (await englishWords()).translator('en-US', 'errors');
  expect(has('fields.REQUIRED')).toBe(true);
  expect(has('shell:shopName')).toBe(true);
  for (const key of ['fields.NEW_CODE', 'fields', 'fields.constructor.name', 'home:title'])
    expect(has(key)).toBe(false);
});

it('throws for a key without words, but says it to a shopper', async () => {
  const t = translatorOf(await englishWords(), 'en-US') as (key: string) => string;
  expect(() => t('cart:titel')).toThrow('There are no words for "titel" in src/locales/en-US/cart.json');
  expect(() => t('home:description')).toThrow('name "home" in the route');
  expect(() => t('errors:fields')).toThrow('"fields"');
  vi.stubEnv('DEV', false);
  expect(t('cart:titel')).toBe('titel');
});

it('takes only keys that there are', async () => {
  const t = translatorOf(await englishWords(), 'en-US');
  // @ts-expect-error -- no such key
  expect(() => t('cart:titel')).toThrow();
  // @ts-expect-error -- a part of a dictionary is no text
  expect(() => t('errors:fields')).toThrow();
});

it('loads what is not there yet, and passes over a namespace without words', async () => {
  const words = await englishWords();
  await loadWords(words, 'zh-CN', [...words.namespaces(), 'nowhere']);
  expect(words.namespaces()).toEqual([...SHELL_NAMESPACES, 'cart']);
  for (const namespace of words.namespaces()) expect(words.isLoaded('zh-CN', namespace)).toBe(true);
  expect(words.isLoaded('zh-CN', 'home')).toBe(false);
});
