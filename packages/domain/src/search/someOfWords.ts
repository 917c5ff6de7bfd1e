import { isForThing } from './isForThing.ts';
import { type ChosenTerm, LEAST_CERTAIN } from './matchQuality.ts';
import type { Wish } from './parseKeyword.ts';

/** For each word of a keyword the terms that meet it. A product is found when it has a term of every word. */
export type KeywordWords<Term extends ChosenTerm = ChosenTerm> = readonly (readonly Term[])[];

// Of n words n over n/2 combinations are compared.
const MOST_WORDS = 5;

/** Words of a keyword that are asked for together. */
export interface WordsToTry<Term extends ChosenTerm = ChosenTerm> {
  words: KeywordWords<Term>;
  /** Whether a product may lack some of the words. */
  isRelaxed: boolean;
  /** The words that are left out; empty where products may lack any. */
  unmatched: readonly string[];
}

/**
 * What to ask for, one after another, until something is found: all words, all but one of them, and so on. A black dress is
 * better answered with what is black than with nothing; but where there are dresses, their colour is given up first. Words
 * that nothing has are left out, and loose characters, which stand in anything, unless nothing else is known.
 *
 * @returns each in the form of {@link KeywordWords}: to have two of three words is to have one of each two
 */
export function* someOfWords<Term extends ChosenTerm>(
  wishes: readonly Wish[],
  words: KeywordWords<Term>,
): Generator<WordsToTry<Term>> {
  if (words.length === 0) return;
  if (words.every((terms) => terms.length > 0)) yield { words, isRelaxed: false, unmatched: [] };
  if (words.length === 1) return;
  const asked = wishes.flatMap((wish, place) => ({ wish, terms: words[place] ?? [] }));
  const telling = asked.filter(({ wish, terms }) => terms.length > 0 && !wish.isLoose).slice(0, MOST_WORDS);
  const without = (some: typeof asked) => ({
    words: some.map(({ terms }) => terms),
    isRelaxed: true,
    unmatched: textsOf(asked.filter((one) => !some.includes(one)).map(({ wish }) => wish)),
  });
  if (telling.length > 0 && telling.length < words.length) yield without(telling);
  const things = telling.filter(({ wish, terms }) => isForThing(wish) && terms.some(isName));
  if (things.length > 0 && things.length < telling.length) yield without(things);
  if (telling.length === 0) {
    const head = headOf(asked);
    if (head.length > 0) yield without(head);
  }
  for (let size = 2; size <= telling.length; size += 1)
    yield {
      words: combinations(
        telling.map(({ terms }) => terms),
        size,
      ).map(either),
      isRelaxed: true,
      unmatched: [],
    };
}

/**
 * The last character of a run, where it alone names a thing that the shop has: in 恒温杯 that is 杯. Of the characters of a
 * Chinese word the last one says what kind of thing it is.
 */
function headOf<One extends { wish: Wish; terms: readonly ChosenTerm[] }>(asked: readonly One[]): One[] {
  const last = asked.at(-1);
  return last?.wish.isLoose && isForThing(last.wish) && last.terms.some(isName) ? [last] : [];
}

/** Whether something is called so, rather than merely spelled alike or spoken of. */
function isName({ isMention, quality }: ChosenTerm): boolean {
  return !isMention && quality >= LEAST_CERTAIN;
}

/** Loose characters belong to the word before them. */
function textsOf(wishes: readonly Wish[]): string[] {
  const texts: string[] = [];
  for (const [place, { text, isLoose }] of wishes.entries())
    if (isLoose && wishes[place - 1]?.isLoose) texts.push((texts.pop() ?? '') + text);
    else texts.push(text);
  return texts;
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
