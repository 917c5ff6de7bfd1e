import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCache, type Memory } from '../text/createCache.ts';
import { tokenize } from '../text/tokenize.ts';
import { meetRuns } from '../text/wordsOfRun.ts';
import { type Manner, mergeTerms, type Term, termsOfTokens } from './termsOfText.ts';

/** Maximum number of cached texts per manner, some kilobytes each. */
const MAX_CACHED_TEXTS = 1000;

/** Splits texts into the terms of the index, without duplicates. */
export type TermReader = (texts: readonly string[], manner: Manner) => readonly Term[];

/** Creates a reader with a cache: names of categories, colors and materials are repeated often. */
export function createTermReader(lexicon: Lexicon): TermReader {
  const memories: Readonly<Record<Manner, Memory<readonly Term[]>>> = {
    title: createCache(MAX_CACHED_TEXTS),
    label: createCache(MAX_CACHED_TEXTS),
    text: createCache(MAX_CACHED_TEXTS),
    fact: createCache(MAX_CACHED_TEXTS),
    value: createCache(MAX_CACHED_TEXTS),
  };
  return (texts, manner) => {
    const { recall, keep } = memories[manner];
    const read = texts.map((text) => {
      const terms = recall(text);
      return { text, terms, tokens: terms ? [] : tokenize(text) };
    });
    meetRuns(read.flatMap(({ tokens }) => tokens.filter(({ script }) => script === 'han').map(({ text }) => text)));
    return mergeTerms(
      read.flatMap(({ text, terms, tokens }) => terms ?? keep(text, termsOfTokens(tokens, manner, lexicon))),
    );
  };
}
