import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCache } from '../text/createCache.ts';
import { stemOf } from '../text/stemOf.ts';
import { isStopWord } from '../text/stopWords.ts';
import type { Token } from '../text/tokenize.ts';
import { MAX_CACHED_WORDS, mayHaveTypos, type Term } from './term.ts';
import type { WordRole } from './wordRolesOf.ts';

// Longer words would be found by too many wrong neighbors.
const LONGEST_FORM = 40;
const UNIT = /^[a-z]{1,3}$/;
const FIGURE = /^\d[\d.,]*$/;

/** hi-fi is typed hifi, too, and 320 ml 320ml. */
function compoundOf({ text, after }: Token, before: Token | undefined): string | undefined {
  if (before?.script !== 'latin' || after === 'break') return undefined;
  return after === 'hyphen' || (FIGURE.test(before.text) && UNIT.test(text)) ? before.text + text : undefined;
}

/**
 * Returns the terms of a word in a text.
 *
 * @param before the token before it
 */
export function latinInText(token: Token, before: Token | undefined): Term[] {
  const compound = compoundOf(token, before);
  const own = isStopWord(token.text) ? [] : [wordInText(token.text)];
  return compound === undefined ? own : [...own, wordInText(compound)];
}

/**
 * Returns the terms of a word in a name: the word, its compound, and its phrase with the word before it.
 *
 * @param wordRole role of a word and a number of words before it
 */
export function latinInName(
  token: Token,
  before: Token | undefined,
  wordRole: (wordsBefore: number) => WordRole,
  lexicon: Lexicon,
): Term[] {
  const own = { ...wordInName(token.text), wordRole: wordRole(0) };
  if (before?.script !== 'latin' || token.after === 'break') return [own];
  const compound = compoundOf(token, before);
  const phrase = `${stemOf(before.text)} ${stemOf(token.text)}`;
  return [
    own,
    ...(compound === undefined ? [] : [{ ...wordInName(compound), wordRole: wordRole(1) }]),
    phraseTerm(phrase, before.text + token.text, wordRole(1), lexicon),
  ];
}

/** Returns the terms of a word in the name of a value: the word, and its phrase with the word before it. */
export function latinInValue(token: Token, before: Token | undefined, lexicon: Lexicon): Term[] {
  const own = latinInText(token, before);
  if (before?.script !== 'latin' || token.after === 'break') return own;
  const phrase = `${stemOf(before.text)} ${stemOf(token.text)}`;
  return [...own, phraseTerm(phrase, before.text + token.text, 'word', lexicon)];
}

const cachedTextWords = createCache<Term>(MAX_CACHED_WORDS);
const cachedNameWords = createCache<Term>(MAX_CACHED_WORDS);

function wordInText(spelling: string): Term {
  return cachedTextWords.get(spelling) ?? cachedTextWords.set(spelling, latinWord(spelling, false));
}

function wordInName(spelling: string): Term {
  return cachedNameWords.get(spelling) ?? cachedNameWords.set(spelling, latinWord(spelling, true));
}

function latinWord(spelling: string, allowsTypos: boolean): Term {
  const term = stemOf(spelling);
  const texts = new Set([term, spelling].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: true,
    wordRole: 'word',
    forms: Array.from(texts, (text) => ({
      text,
      kind: 'latin',
      allowsTypos: allowsTypos && mayHaveTypos(text),
    })),
  };
}

/** Returns the term of two words, with and without their space: a handcream is a hand cream. */
function phraseTerm(term: string, joined: string, wordRole: WordRole, { isKnownWord }: Lexicon): Term {
  const texts = new Set([term, term.replace(' ', ''), joined].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: isKnownWord(term),
    wordRole,
    forms: Array.from(texts, (text) => ({ text, kind: 'phrase', allowsTypos: false })),
  };
}
