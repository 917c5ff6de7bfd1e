import { createInstance, type FlatNamespace, type i18n, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Locale } from './locale.ts';

/** The namespaces that every screen needs. */
export const SHELL_NAMESPACES = ['shell', 'errors'];

type Words = Record<string, unknown>;
const files = import.meta.glob<{ default: Words }>('../locales/*/*.json');

/** The source file of a namespace, as the build's manifest names it. */
export function wordsFile(locale: Locale, namespace: string): string {
  return `src/locales/${locale}/${namespace}.json`;
}

/** Makes the translator of one render or one browser tab. Nothing is loaded yet. */
export function createWords(locale: Locale): i18n {
  const words = createInstance();
  words.use(initReactI18next);
  void words.init({
    lng: locale,
    fallbackLng: false,
    ns: SHELL_NAMESPACES,
    defaultNS: 'shell',
    resources: {},
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
    returnNull: false,
  });
  return words;
}

/** Loads namespaces of a language that are not there yet. A namespace that has no file has no words and is passed over. */
export async function loadWords(words: i18n, locale: Locale, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !words.hasResourceBundle(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = files[`../locales/${locale}/${namespace}.json`];
      if (load) words.addResourceBundle(locale, namespace, (await load()).default);
    }),
  );
}

/** A translator whose keys name their namespace: `t('home:title')`. */
export type Translate = TFunction<['shell', ...FlatNamespace[]]>;

/** The translator for what is outside of components: titles and descriptions of screens. */
export function translatorOf(words: i18n, locale: Locale): Translate {
  return words.getFixedT(locale) as Translate;
}
