import { readFileSync } from 'node:fs';

export const locales = ['zh-CN', 'en-US'] as const;
/** A language of the shop. */
export type Locale = (typeof locales)[number];

type Dictionary = { [key: string]: string | Dictionary };
type Gaps = Readonly<Record<string, string | number>>;

/** The words that one language's shopper reads. */
export interface Words {
  locale: Locale;
  /** One of the shop's own words, as `namespace:path.to.key`. @throws {Error} when there is no such word */
  word(key: string, gaps?: Gaps): string;
  /** A promised name of a control, whatever the shop's words say. @throws {Error} when there is no such name */
  name(key: string, gaps?: Gaps): string;
}

/** Reads the words of a language: the shop's locales, and the names of controls that are promised to people and tests. */
export function wordsOf(locale: Locale): Words {
  const names = readJson(new URL(`../names/${locale}.json`, import.meta.url));
  const namespaces = new Map<string, Dictionary>();

  function dictionary(namespace: string): Dictionary {
    const url = new URL(`../../apps/storefront/src/locales/${locale}/${namespace}.json`, import.meta.url);
    const known = namespaces.get(namespace) ?? readJson(url);
    namespaces.set(namespace, known);
    return known;
  }

  return {
    locale,
    word(key, gaps) {
      const [namespace = '', path = ''] = key.split(':');
      return fill(find(dictionary(namespace), path, gaps), key, gaps);
    },
    name: (key, gaps) => fill(find(names, key, gaps), key, gaps),
  };
}

function readJson(url: URL): Dictionary {
  return JSON.parse(readFileSync(url, 'utf8')) as Dictionary;
}

function find(words: Dictionary, path: string, gaps: Gaps = {}): string | undefined {
  const parts = path.split('.');
  const last = parts.pop() ?? '';
  const place = parts.reduce<Dictionary>((at, part) => (typeof at[part] === 'object' ? at[part] : {}), words);
  const plural = gaps.count === undefined ? last : `${last}_${gaps.count === 1 ? 'one' : 'other'}`;
  const found = place[plural] ?? place[last];
  return typeof found === 'string' ? found : undefined;
}

function fill(text: string | undefined, key: string, gaps: Gaps = {}): string {
  if (text === undefined) throw new Error(`There is no word ${key}`);
  return text.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap] ?? ''));
}
