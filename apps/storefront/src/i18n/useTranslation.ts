import type { Locale } from '@mallard/domain/messages';
import type { FlatNamespace, Namespace } from 'i18next';
import { createContext, useSyncExternalStore } from 'react';
import { useRequiredContext } from '../react/useRequiredContext.ts';
import { type I18n, loadMessages, type Translator } from './i18n.ts';

const I18nContext = createContext<I18n | null>(null);
export const I18nProvider = I18nContext.Provider;

/** Returns the tab's i18n, for code that changes the language or loads messages. */
export function useI18n(): I18n {
  return useRequiredContext(I18nContext, 'I18nProvider');
}

/** Returns the language of the messages. During hydration it is that of the server's HTML. */
export function useMessagesLocale(): Locale {
  const i18n = useI18n();
  return useSyncExternalStore(i18n.subscribe, i18n.locale, i18n.renderedLocale);
}

/** Whether the messages of a namespace are loaded in the current language. After Back, a page can be shown before they are. */
export function useHasMessages(namespace: string): boolean {
  const i18n = useI18n();
  const isLoaded = () => i18n.isLoaded(i18n.locale(), namespace);
  return useSyncExternalStore(i18n.subscribe, isLoaded, isLoaded);
}

/**
 * Returns the translator of a namespace in the current language. It stays the same until the language changes.
 *
 * @param namespaces the one whose keys have no prefix, then those whose keys have one, as in `shell:retry`
 * @example const { t } = useTranslation(['cart', 'shell']);
 */
export function useTranslation<const Ns extends Namespace>(namespaces: Ns): Translator<Ns> {
  const i18n = useI18n();
  const locale = useMessagesLocale();
  const [firstNamespace = 'shell'] = [namespaces].flat() as FlatNamespace[];
  return i18n.translator(locale, firstNamespace) as Translator<Ns>;
}

/**
 * Returns a function that loads code with the messages that it reads, for what opens on a screen whose route doesn't load them.
 *
 * @example const loadDialog = useLoadWithMessages(loadAddressDialog, ['ui/address']);
 */
export function useLoadWithMessages<Code>(
  load: () => Promise<Code>,
  namespaces: readonly string[],
): () => Promise<Code> {
  const i18n = useI18n();
  return async () => {
    const code = load();
    let locale: Locale;
    do {
      locale = i18n.locale();
      await Promise.all([code, loadMessages(i18n, locale, namespaces)]);
    } while (locale !== i18n.locale());
    return code;
  };
}
