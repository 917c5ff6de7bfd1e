import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Cache, createCache } from '../text/createCache.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { segmentRuns } from '../text/wordsOfRun.ts';
import { chineseInName, chineseInText, chineseInValue } from './chineseTerms.ts';
import { latinInName, latinInText, latinInValue } from './latinTerms.ts';
import { mergeTerms, type Term } from './term.ts';
import { wordRolesOf } from './wordRolesOf.ts';

/**
 * The kind of a field: the name of one thing, a label that may name several, a longer text, a fact such as a material,
 * or the name of a value such as a color.
 */
export type FieldKind = 'title' | 'label' | 'text' | 'fact' | 'value';

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

/** Returns the terms of a tokenized text, with duplicates. */
function termsOfTokens(tokens: readonly Token[], fieldKind: FieldKind, lexicon: Lexicon): Term[] {
  // Shops invent names of values (夜墨, wing blue): their words alone have another meaning.
  if (fieldKind === 'value')
    return tokens.flatMap((token, index) =>
      token.script === 'han' ? chineseInValue(token.text, lexicon) : latinInValue(token, tokens[index - 1], lexicon),
    );
  if (fieldKind === 'text' || fieldKind === 'fact') {
    const terms = tokens.flatMap((token, index) =>
      token.script === 'han' ? chineseInText(token.text, lexicon) : latinInText(token, tokens[index - 1]),
    );
    // A fact such as “white oak” says nothing about the product's color, nor 伞径 (cap size) about umbrellas (伞).
    const isFact = ({ term }: Term) => !lexicon.isColor(term) && !(isHanCharacter(term) && !lexicon.isKnownWord(term));
    return fieldKind === 'text' ? terms : terms.filter(isFact);
  }
  const wordRoles = wordRolesOf(tokens, fieldKind, lexicon);
  // Black walnut is not black.
  const isApparent = ({ term, wordRole }: Term) => wordRole !== 'part' || !lexicon.isColor(term);
  const terms = tokens.flatMap((token, index) => {
    const wordRole = (length: number, start = 0) => wordRoles(index, start, length);
    if (token.script === 'han') return chineseInName(token.text, wordRole, lexicon);
    return latinInName(token, tokens[index - 1], (back) => wordRoles(index - back, 0, back + 1), lexicon);
  });
  return terms.filter(isApparent);
}

function isHanCharacter(term: string): boolean {
  return /^\p{Script=Han}$/u.test(term);
}
