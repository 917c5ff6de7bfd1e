import type { KeywordTerm } from '../query/parseKeyword.ts';
import { type ChosenTerm, LEAST_CERTAIN } from './chooseTerms.ts';
import {
  areMentions,
  areUnsold,
  describesNext,
  type ExpandedWord,
  isName,
  nameRankOf,
  namesProducts,
  namesThing,
  termsOfNames,
} from './expandedWord.ts';

/** A query in conjunctive normal form: a document matches if it has at least one term of every group. */
export type TermGroups = readonly (readonly ChosenTerm[])[];

/** A query to try. */
export interface RelaxedQuery {
  groups: TermGroups;
  /** Terms of each kind of product, if a product may be any of them. Results begin with the best of each kind. */
  kinds?: TermGroups;
  /** Whether a document may miss some of the words. */
  isRelaxed: boolean;
  /** Words that were left out; empty if documents may miss any. */
  unmatched: readonly string[];
  /** Whether all words may be in texts only, although other documents have these names. */
  isMention: boolean;
}

// n words have n over n/2 combinations.
const MAX_WORDS = 5;

/**
 * Yields queries to try one after another, until one finds something:
 *
 * 1. All words.
 * 2. Without words that match nothing, and without loose characters.
 * 3. Without words that are only the beginning of a term, or mean something similar.
 * 4. Only words that name things: for a black dress, other dresses are better than black products.
 * 5. Any of several products that are named: a “sofa bed” may be a sofa or a bed.
 * 6. Without one of the things, then only the main one.
 * 7. All words but one, whichever it is; all but two, and so on.
 *
 * @param words the words of a keyword
 */
export function* relaxQuery(words: readonly ExpandedWord[]): Generator<RelaxedQuery> {
  // 罩 of 被罩 (duvet cover) is also in the lamp shades (灯罩) of other products.
  if (words.every(({ keywordTerm }) => keywordTerm.isLoose)) return;
  if (words.every(({ terms }) => terms.length > 0))
    for (const query of namesFirst(words)) yield { ...query, isRelaxed: false, unmatched: [] };
  if (words.length === 1 || areUnsold(words)) return;

  const found = words.filter(({ keywordTerm, terms }) => terms.length > 0 && !keywordTerm.isLoose).slice(0, MAX_WORDS);
  const unmatchedBy = (remaining: readonly ExpandedWord[]) =>
    textsOf(words.filter((word) => !remaining.includes(word)).map(({ keywordTerm }) => keywordTerm));
  function* only(remaining: readonly ExpandedWord[]): Generator<RelaxedQuery> {
    if (areMentions(remaining) || areFiguresOrLetters(remaining)) return;
    for (const query of namesFirst(remaining)) yield { ...query, isRelaxed: true, unmatched: unmatchedBy(remaining) };
  }
  function* onlyFewer(remaining: readonly ExpandedWord[], than: readonly ExpandedWord[]): Generator<RelaxedQuery> {
    if (remaining.length > 0 && remaining.length < than.length) yield* only(remaining);
  }

  yield* onlyFewer(found, words);
  const certain = found.filter(({ terms }) => terms.some(({ quality }) => quality >= LEAST_CERTAIN));
  yield* onlyFewer(certain, found);
  const things = found.filter(({ keywordTerm, terms }) => namesThing(keywordTerm) && terms.some(isName));
  yield* onlyFewer(things, found);

  const kinds = things.filter((thing) => namesProducts(thing) && !describesNext(thing, found)).toReversed();
  if (kinds.length > 1) {
    const terms = kinds.map(termsOfNames);
    const unmatched = unmatchedBy(kinds);
    yield { groups: [uniteTerms(terms)], kinds: terms, isRelaxed: true, unmatched, isMention: false };
  }

  // A desk chair is a chair: the last word is the thing, but a word for a product comes before a battery or a size.
  const [thing, ...otherThings] = things.toReversed().toSorted((a, b) => nameRankOf(b) - nameRankOf(a));
  if (thing && otherThings.length > 0) {
    const dropped = otherThings.length > 1 ? [...otherThings.toReversed(), thing] : otherThings;
    for (const other of dropped) yield* only(found.filter((word) => word !== other));
    yield* only([thing]);
  }

  if (areMentions(found)) {
    const qualities = found.filter(({ keywordTerm }) => !namesThing(keywordTerm));
    if (qualities.length > 0) yield* only(qualities);
    return;
  }
  // Two of three words match if at least one word of every pair does.
  for (let size = 2; size <= found.length; size += 1) {
    const groups = combinations(found.map(termsOfNames), size).map(uniteTerms);
    yield { groups, isRelaxed: true, unmatched: [], isMention: false };
  }
}

/**
 * Yields queries for all of some words: first in names and facts, last in longer texts too, because a lamp whose
 * description mentions a chair is not a chair. In between, only one word must be in a name, the last of the keyword
 * first: it usually names the product.
 */
function* namesFirst(words: readonly ExpandedWord[]): Generator<Pick<RelaxedQuery, 'groups' | 'isMention'>> {
  const all = words.map(({ terms }) => terms);
  const named = words.map(termsOfNames);
  const narrowed = [...named.keys()].filter((word) => named[word] !== all[word]);
  if (narrowed.length > 0) yield { groups: named, isMention: false };
  if (narrowed.length > 1)
    for (const thing of narrowed.toReversed())
      yield { groups: all.map((terms, word) => (word === thing ? (named[word] ?? terms) : terms)), isMention: false };
  yield { groups: all, isMention: narrowed.length > 0 && words.length > 1 };
}

/**
 * Returns whether only numbers and single letters remain: a search for an iPhone 15 need not show a set of 15, nor one
 * for T恤 words that begin with t.
 */
function areFiguresOrLetters(words: readonly ExpandedWord[]): boolean {
  return words.every(({ keywordTerm }) => /\d|^[a-z]$/.test(keywordTerm.text));
}

/** Loose characters belong to the word before them. */
function textsOf(keywordTerms: readonly KeywordTerm[]): string[] {
  const texts: string[] = [];
  for (const [index, { text, isLoose }] of keywordTerms.entries())
    if (isLoose && keywordTerms[index - 1]?.isLoose) texts.push((texts.pop() ?? '') + text);
    else texts.push(text);
  return texts;
}

/** Returns all combinations of a size. */
function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, index) =>
    combinations(items.slice(index + 1), size - 1).map((followingItems) => [first, ...followingItems]),
  );
}

/** Returns the terms of all groups, each once with its best quality. */
function uniteTerms(groups: TermGroups): ChosenTerm[] {
  const best = new Map<number, ChosenTerm>();
  for (const term of groups.flat())
    if (term.quality > (best.get(term.termId)?.quality ?? 0)) best.set(term.termId, term);
  return [...best.values()];
}
