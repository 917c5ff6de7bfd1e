import type { FlatNamespace, Namespace } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Translator, Words } from './words.ts';

const WordsContext = createContext<Words | null>(null);
export const WordsProvider = WordsContext.Provider;

/** The words of this tab, for what changes or loads them. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error('useTranslation needs a WordsProvider above it: render the screen inside App.');
  return words;
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
