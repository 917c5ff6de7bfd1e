import { LEAST_AS_THING } from '../indexing/weighProduct.ts';
import type { KeywordTerm } from '../query/parseKeyword.ts';
import { type ChosenTerm, isNothingLike, LEAST_CERTAIN, LEAST_LIKELY } from './chooseTerms.ts';

/** A word of a keyword, expanded to the terms of the index that it may mean. */
export interface ExpandedWord {
  keywordTerm: KeywordTerm;
  /** Empty if no document has the word. */
  terms: readonly ChosenTerm[];
}

/** A letter, a number, or the last character of many devices (器, 机), which is also in names of others. */
const IS_PART = /^[\w\u5668\u673a]$|\d/;

/**
 * Returns whether a word of a keyword names a thing. Colors, materials, uses and numbers such as sizes only describe
 * one.
 *
 * @example namesThing(keywordTermOf('mug')) // true, but false for 'black' and '320ml'
 */
export function namesThing({ text, alternatives }: Pick<KeywordTerm, 'text' | 'alternatives'>): boolean {
  return alternatives.qualities.length === 0 && !IS_PART.test(text);
}

/** Returns whether a term is a name that was typed, instead of a similar spelling or a mention. */
export function isName({ isMention, quality }: ChosenTerm): boolean {
  return !isMention && quality >= LEAST_CERTAIN;
}

/** Returns the terms in names, if a word likely names a thing; without those the terms in facts, otherwise all. */
export function termsOfNames({ keywordTerm, terms }: ExpandedWord): readonly ChosenTerm[] {
  if (!namesThing(keywordTerm)) return terms;
  const bestRole = (['name', 'fact'] as const).find((requiredRole) =>
    terms.some(({ role, quality }) => role === requiredRole && quality >= LEAST_LIKELY),
  );
  if (bestRole === undefined) return terms;
  const named = terms.filter(({ role }) => role === 'name' || role === bestRole);
  return named.length < terms.length ? named : terms;
}

/**
 * Ranks words by how likely they name the product: a word that the lexicon has for things (2), any other word of names
 * (1), a fact (0).
 */
export function nameRankOf({ keywordTerm: { alternatives }, terms }: ExpandedWord): number {
  if (!terms.some((term) => isName(term) && term.role === 'name')) return 0;
  return alternatives.names.length + alternatives.vague.length > 0 ? 2 : 1;
}

/** Returns whether a word is known as the name of a thing, and products are such things: the sofa and bed of “sofa bed”. */
export function namesProducts(word: ExpandedWord): boolean {
  const isThing = ({ role, heaviest = 0 }: ChosenTerm) => role === 'name' && heaviest >= LEAST_AS_THING;
  return nameRankOf(word) === 2 && word.terms.some((term) => isName(term) && isThing(term));
}

/** Returns whether a word before another is more often the name of a value: the cream of a “cream sofa”. */
export function describesNext(word: ExpandedWord, all: readonly ExpandedWord[]): boolean {
  const productsWith = (requiredRole: ChosenTerm['role']) =>
    word.terms
      .filter(({ role, quality }) => role === requiredRole && quality >= LEAST_CERTAIN)
      .reduce((sum, { products }) => sum + products, 0);
  return word !== all.at(-1) && productsWith('fact') > productsWith('name');
}

/**
 * Returns whether the things of some words are merely mentioned: a catalogue without cat litter need not show a cat.
 */
export function areMentions(words: readonly ExpandedWord[]): boolean {
  const things = words.filter(({ keywordTerm }) => namesThing(keywordTerm));
  return things.length > 0 && things.every(({ terms }) => terms.every(({ isMention }) => isMention));
}

/** Returns whether all named things are unlike anything in the shop: red things are not results for red slippers. */
export function areUnsold(words: readonly ExpandedWord[]): boolean {
  const things = words.filter(({ keywordTerm }) => namesThing(keywordTerm));
  return (
    things.length > 0 &&
    things.every(({ keywordTerm, terms }) => isNothingLike(keywordTerm.alternatives) && terms.length === 0)
  );
}

/**
 * Returns whether a keyword names a thing that no product is called, so that results only mention it. A search for a
 * curtain that finds candles to be kept away from curtains needs a message. Colors, materials, uses and numbers
 * describe a thing, and are not its name.
 */
export function isOnlyMentioned(words: readonly ExpandedWord[]): boolean {
  const intendedThings = words
    .filter(({ keywordTerm }) => namesThing(keywordTerm))
    .map(({ terms }) => terms.filter(({ isIntended }) => isIntended))
    .filter((terms) => terms.length > 0);
  return (
    intendedThings.some((terms) => terms.every(({ isMention }) => isMention)) &&
    (intendedThings.length === 1 || !intendedThings.flat().some(isName))
  );
}
