import { useContext } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type Words, wordsIn } from './Words.ts';
import { WordsContext } from './WordsContext.ts';

/** A component's words in the language of the nearest provider. */
export function useWords<W extends object>(words: Words<W>): W {
  return wordsIn(useLocale().locale, words, useContext(WordsContext));
}
