import { useContext } from 'react';
import { LanguageContext } from './LanguageContext.ts';
import { type Words, wordsIn } from './Words.ts';

/** A component's words in the language of the nearest provider. */
export function useWords<W extends object>(words: Words<W>): W {
  const { locale, replacements } = useContext(LanguageContext);
  return wordsIn(locale, words, replacements);
}
