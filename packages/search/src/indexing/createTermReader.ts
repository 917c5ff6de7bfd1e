import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Cache, createCache } from '../text/createCache.ts';
import { tokenize } from '../text/tokenize.ts';
import { segmentRuns } from '../text/wordsOfRun.ts';
import { type FieldKind, mergeTerms, type Term, termsOfTokens } from './termsOfText.ts';

/** Maximum number of cached texts per kind of field, some kilobytes each. */
const MAX_CACHED_TEXTS = 1000;

/** Splits texts into the terms of the index, without duplicates. */
export type TermReader = (texts: readonly string[], fieldKind: FieldKind) => readonly Term[];

/** Creates a reader with a cache: names of categories, colors and materials are repeated often. */
export function createTermReader(lexicon: Lexicon): TermReader {
  const caches: Readonly<Record<FieldKind, Cache<readonly Term[]>>> = {
    title: createCache(MAX_CACHED_TEXTS),
    label: createCache(MAX_CACHED_TEXTS),
    text: createCache(MAX_CACHED_TEXTS),
    fact: createCache(MAX_CACHED_TEXTS),
    value: createCache(MAX_CACHED_TEXTS),
  };
  return (texts, fieldKind) => {
    const cache = caches[fieldKind];
    const read = texts.map((text) => {
      const terms = cache.get(text);
      return { text, terms, tokens: terms ? [] : tokenize(text) };
    });
    segmentRuns(read.flatMap(({ tokens }) => tokens.filter(({ script }) => script === 'han').map(({ text }) => text)));
    return mergeTerms(
      read.flatMap(({ text, terms, tokens }) => terms ?? cache.set(text, termsOfTokens(tokens, fieldKind, lexicon))),
    );
  };
}
