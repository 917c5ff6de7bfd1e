import { readFileSync } from 'node:fs';
import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { type ContentLocale, textIn } from '@mallard/domain/messages';

/** Languages that the shop offers, and that the e2e tests use. */
export const locales = ['zh-CN', 'en-US'] as const satisfies readonly ContentLocale[];

type Dictionary = { [key: string]: string | Dictionary };
type Values = Readonly<Record<string, string | number>>;

/** Messages of the shop in one language. */
export interface Messages {
  locale: ContentLocale;
  /** Name of the sample shop. */
  shopName: string;
  /** Returns a message of the shop. @param key such as `cart:count` @throws {Error} if the message does not exist */
  t(key: string, values?: Values): string;
  /** Returns the documented name of a control. @throws {Error} if the name does not exist */
  name(key: string, values?: Values): string;
}

/** Reads the messages of a language: the shop's locales, and the documented names of controls. */
export function messagesOf(locale: ContentLocale): Messages {
  const names = readJson(new URL(`../names/${locale}.json`, import.meta.url));
  const namespaces = new Map<string, Dictionary>();

  function dictionary(namespace: string): Dictionary {
    const url = new URL(`../../apps/storefront/src/locales/${locale}/${namespace}.json`, import.meta.url);
    const messages = namespaces.get(namespace) ?? readJson(url);
    namespaces.set(namespace, messages);
    return messages;
  }

  return {
    locale,
    shopName: textIn(DEFAULT_SHOP.name, locale),
    t(key, values) {
      const [namespace = '', path = ''] = key.split(':');
      return fill(find(dictionary(namespace), path, values), key, values);
    },
    name: (key, values) => fill(find(names, key, values), key, values),
  };
}

function readJson(url: URL): Dictionary {
  return JSON.parse(readFileSync(url, 'utf8')) as Dictionary;
}

function find(messages: Dictionary, path: string, values: Values = {}): string | undefined {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const parent = parts.reduce<Dictionary>((at, part) => (typeof at[part] === 'object' ? at[part] : {}), messages);
  const plural = values.count === undefined ? last : `${last}_${values.count === 1 ? 'one' : 'other'}`;
  const found = parent[plural] ?? parent[last];
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string | undefined, key: string, values: Values = {}): string {
  if (text === undefined) throw new Error(`Missing message: ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => String(values[placeholder] ?? ''));
}
