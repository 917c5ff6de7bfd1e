import { createMemory, type Memory } from './createMemory.ts';
import type { Lexicon } from './lexicon.ts';
import { type Manner, mergeTerms, type Term, termsOfTokens } from './termsOfText.ts';
import { tokenise } from './tokenise.ts';
import { meetRuns } from './wordsOfRun.ts';

/** Texts of a manner to remember, some kilobytes each. */
const MOST_TEXTS = 1000;

/** Takes texts apart into the terms that are looked up, each once. */
export type TermReader = (texts: readonly string[], manner: Manner) => readonly Term[];

/** A reader that remembers what it has taken apart: names of categories, colours and materials come again and again. */
export function createTermReader(lexicon: Lexicon): TermReader {
  const memories: Readonly<Record<Manner, Memory<readonly Term[]>>> = {
    title: createMemory(MOST_TEXTS),
    label: createMemory(MOST_TEXTS),
    text: createMemory(MOST_TEXTS),
    fact: createMemory(MOST_TEXTS),
    value: createMemory(MOST_TEXTS),
  };
  return (texts, manner) => {
    const { recall, keep } = memories[manner];
    const read = texts.map((text) => {
      const terms = recall(text);
      return { text, terms, tokens: terms ? [] : tokenise(text) };
    });
    meetRuns(read.flatMap(({ tokens }) => tokens.filter(({ script }) => script === 'han').map(({ text }) => text)));
    return mergeTerms(
      read.flatMap(({ text, terms, tokens }) => terms ?? keep(text, termsOfTokens(tokens, manner, lexicon))),
    );
  };
}
