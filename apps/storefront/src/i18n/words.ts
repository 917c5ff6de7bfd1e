import type { FlatNamespace, Namespace, TFunction } from 'i18next';
import type { Locale } from './locale.ts';
import { type Dictionary, type Gaps, translate } from './translate.ts';

/** The namespaces that every screen needs. */
export const SHELL_NAMESPACES = ['shell', 'errors'];

const files = import.meta.glob<{ default: Dictionary }>('../locales/*/*.json');

/** The source file of a namespace, as the build's manifest names it. */
export function wordsFile(locale: Locale, namespace: string): string {
  return `src/locales/${locale}/${namespace}.json`;
}

/** Words by the keys of a namespace, or with another's name before them: `t('title')`, `t('shell:retry')`. */
export interface Translator<Ns extends Namespace = Namespace> {
  /** Says a key in words. One that has none says itself; in development and tests it throws. */
  t: TFunction<Ns>;
  /** Whether there are words for a key that is known only at run time, such as a server's code. */
  has: (key: string) => boolean;
}

/** The dictionaries of one render or one browser tab, and the language that is shown. */
export interface Words {
  locale: () => Locale;
  /** The language in which the server drew the page; what is taken over later matches in this one alone. */
  drawnLocale: () => Locale;
  /** Shows another language, whose words are loaded. */
  changeLocale: (chosen: Locale) => void;
  /** Hears of every change of the language, and of words that have come. @returns ends it */
  subscribe: (listener: () => void) => () => void;
  /** The namespaces that are loaded in any language. */
  namespaces: () => string[];
  isLoaded: (locale: Locale, namespace: string) => boolean;
  add: (locale: Locale, namespace: string, dictionary: Dictionary) => void;
  /** Always the same one for a language and a namespace, so that effects may depend on it. */
  translator: <Ns extends FlatNamespace>(locale: Locale, namespace: Ns) => Translator<Ns>;
}

/** Makes the words of one render or one browser tab. Nothing is loaded yet. */
export function createWords(initial: Locale): Words {
  let shown = initial;
  const dictionaries = new Map<string, Partial<Record<Locale, Dictionary>>>();
  const translators = new Map<string, Translator>();
  const listeners = new Set<() => void>();

  function createTranslator(locale: Locale, own: string): Translator {
    function find(key: string, gaps?: Gaps) {
      const [path = '', namespace = own] = key.split(':').reverse();
      const said = translate(dictionaries.get(namespace)?.[locale], locale, path, gaps);
      return { said, path, namespace };
    }
    function t(key: string, gaps?: Gaps) {
      const { said, path, namespace } = find(key, gaps);
      if (said === undefined && import.meta.env.DEV)
        throw new Error(
          `There are no words for "${path}" in ${wordsFile(locale, namespace)}, or they are not loaded. Write them in every language, or name "${namespace}" in the route's words.`,
        );
      return said ?? path;
    }
    // What TFunction says beyond this is for the compiler alone.
    return { t: t as unknown as TFunction, has: (key) => find(key).said !== undefined };
  }

  return {
    locale: () => shown,
    drawnLocale: () => initial,
    changeLocale(chosen) {
      shown = chosen;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    namespaces: () => [...dictionaries.keys()],
    isLoaded: (locale, namespace) => dictionaries.get(namespace)?.[locale] !== undefined,
    add(locale, namespace, dictionary) {
      dictionaries.set(namespace, { ...dictionaries.get(namespace), [locale]: dictionary });
      for (const listener of listeners) listener();
    },
    translator<Ns extends FlatNamespace>(locale: Locale, namespace: Ns) {
      const key = `${locale} ${namespace}`;
      const translator = translators.get(key) ?? createTranslator(locale, namespace);
      translators.set(key, translator);
      return translator as Translator<Ns>;
    },
  };
}

/** Loads namespaces of a language that are not there yet. A namespace that has no file has no words and is passed over. */
export async function loadWords(words: Words, locale: Locale, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !words.isLoaded(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files[`../locales/${locale}/${namespace}.json`];
      if (load) words.add(locale, namespace, (await load()).default);
    }),
  );
}

/** A translator whose keys name their namespace: `t('home:title')`. */
export type Translate = TFunction<['shell', ...FlatNamespace[]]>;

/** The translator for what is outside of components: titles and descriptions of screens. */
export function translatorOf(words: Words, locale: Locale): Translate {
  return words.translator(locale, 'shell').t as Translate;
}
