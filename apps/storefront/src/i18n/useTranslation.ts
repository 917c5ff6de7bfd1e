import type { FlatNamespace, Namespace } from 'i18next';
import { createContext, useSyncExternalStore } from 'react';
import { useGiven } from '../app/useGiven.ts';
import type { Translator, Words } from './words.ts';

const WordsContext = createContext<Words | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The words of this tab, for what changes or loads them. */
export function useWords(): Words {
  return useGiven(WordsContext, 'WordsProvider');
}

/** Whether the words of a namespace are here, in the language that is shown: a page that is gone back to may be quicker. */
export function useHasWords(namespace: string): boolean {
  const words = useWords();
  const isLoaded = () => words.isLoaded(words.locale(), namespace);
  return useSyncExternalStore(words.subscribe, isLoaded, isLoaded);
}

/**
 * The words of a namespace, in the language that is shown.
 *
 * @param namespaces the one whose keys stand alone, and those whose keys are written with their namespace, as `shell:retry`
 * @returns the same translator until the language changes
 */
export function useTranslation<const Ns extends Namespace>(namespaces: Ns): Translator<Ns> {
  const words = useWords();
  const locale = useSyncExternalStore(words.subscribe, words.locale, words.drawnLocale);
  const [own = 'shell'] = [namespaces].flat() as FlatNamespace[];
  return words.translator(locale, own) as Translator<Ns>;
}
