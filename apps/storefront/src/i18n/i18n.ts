import type { Shop } from '@mallard/domain/contract';
import { isolateText, type Locale, type Messages } from '@mallard/domain/messages';
import type { MallardProviderProps } from '@mallard/ui/MallardProvider';
import { createInstance, type FlatNamespace, type Namespace, type TFunction } from 'i18next';
import { offeredLocales } from './offeredLocales.ts';
import { shopFacts } from './shopFacts.ts';

/** The namespaces that every screen needs. `ui/commerce` has the messages of product cards and of what opens from them. */
export const SHELL_NAMESPACES = [
  'shell',
  'errors',
  'ui/actions',
  'ui/commerce',
  'ui/feedback',
  'ui/forms',
  'ui/foundations',
  'ui/navigation',
  'ui/shared',
];

/** Namespaces of `@mallard/ui` have this prefix. */
const UI_PREFIX = 'ui/';
/** Relative to this file, because a glob cannot use a package's `exports`. */
const UI_LOCALES = '../../../../packages/ui/src/locales';

const files = import.meta.glob<{ default: Messages }>([
  '../locales/*/*.json',
  '../../../../packages/ui/src/locales/*/*.json',
]);

/** Returns the source file of a namespace, as the build's manifest names it. */
export function messagesFile(locale: Locale, namespace: string): string {
  return namespace.startsWith(UI_PREFIX)
    ? `../../packages/ui/src/locales/${locale}/${namespace.slice(UI_PREFIX.length)}.json`
    : `src/locales/${locale}/${namespace}.json`;
}

function loaderOf(locale: Locale, namespace: string) {
  return namespace.startsWith(UI_PREFIX)
    ? files[`${UI_LOCALES}/${locale}/${namespace.slice(UI_PREFIX.length)}.json`]
    : files[`../locales/${locale}/${namespace}.json`];
}

/** Messages of the components, by namespace without the prefix. */
type UiMessages = MallardProviderProps['messages'];

/** Messages by the keys of a namespace, or by those of another one with its name as prefix: `t('title')`, `t('shell:retry')`. */
export interface Translator<Ns extends Namespace = Namespace> {
  /** Returns the message of a key. A missing one throws in development and tests; in production the key is shown. */
  t: TFunction<Ns>;
  /** Whether there is a message for a key that is known only at run time, such as a code from the server. */
  has: (key: string) => boolean;
}

/** i18next for one render on the server or one browser tab: its messages are loaded by namespace, and it can be subscribed to. */
export interface I18n {
  /** The languages of the shop. The first is the fallback. */
  readonly offeredLocales: readonly Locale[];
  locale: () => Locale;
  /** The language of the server-rendered page: sections that are hydrated later match its HTML in this language only. */
  renderedLocale: () => Locale;
  /** Changes the language. Its messages must be loaded. */
  changeLocale: (locale: Locale) => void;
  /** Calls the listener when the language has changed or messages were added. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** The namespaces that are loaded in any language. */
  namespaces: () => string[];
  isLoaded: (locale: Locale, namespace: string) => boolean;
  add: (locale: Locale, namespace: string, messages: Messages) => void;
  /** Returns the components' messages for `MallardProvider`: always the same object for a language, to which loaded namespaces are added. */
  uiMessages: (locale: Locale) => UiMessages;
  /** Returns the same translator for the same language and namespace, so that effects can depend on it. */
  translator: <Ns extends FlatNamespace>(locale: Locale, namespace: Ns) => Translator<Ns>;
}

/** Creates an i18next instance without messages. @param shop settings whose figures the messages can contain */
export function createI18n(initialLocale: Locale, shop: Shop): I18n {
  const i18next = createInstance();
  void i18next.init({
    lng: initialLocale,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    resources: {},
    // Without it `init` waits for a macrotask, and the server would render without messages.
    initAsync: false,
    returnNull: false,
    interpolation: { escape: isolateText },
    saveMissing: import.meta.env.DEV,
    missingKeyHandler: ([locale], namespace, key) => {
      throw new Error(
        `Missing message: "${key}" is not in ${messagesFile(locale as Locale, namespace)}, or that file is not loaded. Add it in every language, or add "${namespace}" to the route's namespaces.`,
      );
    },
  });
  const namespaces = new Set<string>();
  const translators = new Map<string, Translator>();
  const uiMessages = new Map<Locale, Record<string, Messages>>();

  function createTranslator(locale: Locale, namespace: FlatNamespace): Translator {
    const fixedT = i18next.getFixedT(locale, namespace);
    const translate = fixedT as (key: string, variables: object) => unknown;
    const facts = shopFacts(shop, locale);
    const withFacts = (key: string, variables?: object) => translate(key, { ...facts, ...variables });
    return {
      t: Object.assign(withFacts, fixedT) as TFunction,
      has: (key) => i18next.exists(key, { lng: locale, ns: namespace, returnObjects: false }),
    };
  }

  function uiMessagesOf(locale: Locale): Record<string, Messages> {
    const messages = uiMessages.get(locale) ?? {};
    uiMessages.set(locale, messages);
    return messages;
  }

  return {
    offeredLocales: offeredLocales(shop),
    locale: () => i18next.language as Locale,
    renderedLocale: () => initialLocale,
    changeLocale: (locale) => void i18next.changeLanguage(locale),
    subscribe(listener) {
      i18next.on('languageChanged', listener);
      i18next.store.on('added', listener);
      return () => {
        i18next.off('languageChanged', listener);
        i18next.store.off('added', listener);
      };
    },
    namespaces: () => [...namespaces],
    isLoaded: (locale, namespace) => i18next.hasResourceBundle(locale, namespace),
    add(locale, namespace, messages) {
      namespaces.add(namespace);
      // The files are never modified: a copy per render would cost a third of a millisecond.
      i18next.addResourceBundle(locale, namespace, messages, false, false, { skipCopy: true });
      if (namespace.startsWith(UI_PREFIX)) uiMessagesOf(locale)[namespace.slice(UI_PREFIX.length)] = messages;
    },
    // The files are those of the type.
    uiMessages: (locale) => uiMessagesOf(locale) as UiMessages,
    translator<Ns extends FlatNamespace>(locale: Locale, namespace: Ns) {
      const id = `${locale} ${namespace}`;
      const translator = translators.get(id) ?? createTranslator(locale, namespace);
      translators.set(id, translator);
      return translator as Translator<Ns>;
    },
  };
}

/** Loads those of the namespaces that are not loaded in a language. Namespaces without a file have no messages and are skipped. */
export async function loadMessages(i18n: I18n, locale: Locale, namespaces: readonly string[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.isLoaded(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      const load = loaderOf(locale, namespace);
      if (load) i18n.add(locale, namespace, (await load()).default);
    }),
  );
}

/** Loads all that is loaded in another language, including what is loaded meanwhile. Then the language can change. */
export async function loadLocale(i18n: I18n, locale: Locale): Promise<void> {
  const missing = () => i18n.namespaces().filter((namespace) => !i18n.isLoaded(locale, namespace));
  while (missing().length > 0) await loadMessages(i18n, locale, missing());
}

/** A translator whose keys name their namespace: `t('home:title')`. */
export type Translate = TFunction<['shell', ...FlatNamespace[]]>;

/** Returns the translator for code outside of components, such as titles and descriptions of screens. */
export function translatorOf(i18n: I18n, locale: Locale): Translate {
  return i18n.translator(locale, 'shell').t as Translate;
}
