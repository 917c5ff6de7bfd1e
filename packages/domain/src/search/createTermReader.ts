import type { Lexicon } from './lexicon.ts';
import { type Manner, type Term, termsOfText } from './termsOfText.ts';

/** Texts to remember, some kilobytes each. */
const MOST_TEXTS = 3000;

/** Takes one text apart into the terms that are looked up. */
export type TermReader = (text: string, manner: Manner) => readonly Term[];

/** A reader that remembers what it has taken apart: names of categories, colours and materials come again and again. */
export function createTermReader(lexicon: Lexicon): TermReader {
  const remembered = new Map<string, readonly Term[]>();
  return (text, manner) => {
    const key = `${manner} ${text}`;
    const terms = remembered.get(key) ?? termsOfText(text, manner, lexicon);
    // What was asked for last is forgotten last.
    remembered.delete(key);
    remembered.set(key, terms);
    const [oldest] = remembered.size > MOST_TEXTS ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    return terms;
  };
}
