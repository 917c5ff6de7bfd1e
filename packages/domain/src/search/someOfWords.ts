import type { ChosenTerm } from './matchQuality.ts';
import type { Wish } from './parseKeyword.ts';

/** For each word of a keyword the terms that meet it. A product is found when it has a term of every word. */
export type KeywordWords<Term extends ChosenTerm = ChosenTerm> = readonly (readonly Term[])[];

// Of n words n over n/2 combinations are compared.
const MOST_WORDS = 5;

/**
 * What to ask for, one after another, until something is found: all words, all but one of them, and so on. A black dress is
 * better answered with what is black than with nothing. Words that nothing has are left out, and loose characters, which
 * stand in anything.
 *
 * @returns each in the form of {@link KeywordWords}: to have two of three words is to have one of each two
 */
export function* someOfWords<Term extends ChosenTerm>(
  wishes: readonly Wish[],
  words: KeywordWords<Term>,
): Generator<KeywordWords<Term>> {
  if (words.length === 0) return;
  if (words.every((terms) => terms.length > 0)) yield words;
  if (words.length === 1) return;
  const telling = words.filter((terms, place) => terms.length > 0 && !wishes[place]?.isLoose).slice(0, MOST_WORDS);
  const isNew = telling.length < words.length;
  for (let size = isNew ? 1 : 2; size <= telling.length; size += 1) yield combinations(telling, size).map(either);
}

/** The same words by the terms alone that are meant in earnest: where they find nothing, the others find it by chance. */
export function earnestly<Term extends ChosenTerm>(words: KeywordWords<Term>): KeywordWords<Term> {
  return words.map((terms) => terms.filter(({ isEarnest }) => isEarnest));
}

/** All ways to choose so many. */
function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, place) =>
    combinations(items.slice(place + 1), size - 1).map((others) => [first, ...others]),
  );
}

/** Each term once, as well as it fits any of the words. */
function either<Term extends ChosenTerm>(words: KeywordWords<Term>): Term[] {
  const best = new Map<number, Term>();
  for (const term of words.flat())
    if (term.quality > (best.get(term.termId)?.quality ?? 0)) best.set(term.termId, term);
  return [...best.values()];
}
