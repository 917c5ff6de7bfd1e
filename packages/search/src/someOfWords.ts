import { isForThing } from './isForThing.ts';
import { BEGINNING, type ChosenTerm, isNothingLike, LEAST_CERTAIN, LEAST_LIKELY } from './matchQuality.ts';
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
  /** Whether all words may be in texts alone although other products are called so. */
  isMention: boolean;
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
  const all = wishes.map((wish, place) => ({ wish, terms: words[place] ?? [] }));
  if (words.every((terms) => terms.length > 0))
    for (const named of namedFirst(all)) yield { ...named, isRelaxed: false, unmatched: [] };
  if (words.length === 1 || areUnsold(all)) return;
  const telling = all.filter(({ wish, terms }) => terms.length > 0 && !wish.isLoose).slice(0, MOST_WORDS);
  function* without(some: readonly AskedWord<Term>[]): Generator<WordsToTry<Term>> {
    if (areMentions(some) || areFiguresOrLetters(some)) return;
    const unmatched = textsOf(all.filter((one) => !some.includes(one)).map(({ wish }) => wish));
    for (const named of namedFirst(some)) yield { ...named, isRelaxed: true, unmatched };
  }
  if (telling.length > 0 && telling.length < words.length) yield* without(telling);
  const certain = telling.filter(({ terms }) => terms.some(({ quality }) => quality >= LEAST_CERTAIN));
  if (certain.length > 0 && certain.length < telling.length) yield* without(certain);
  const things = telling.filter(({ wish, terms }) => isForThing(wish) && terms.some(isName));
  if (things.length > 0 && things.length < telling.length) yield* without(things);
  // A desk chair is a chair: the last word says what it is, but a word for a product comes before a battery or a size.
  const [thing, ...others] = things.toReversed().toSorted((a, b) => nameRankOf(b) - nameRankOf(a));
  if (thing && others.length > 0) {
    const dropped = others.length > 1 ? [...others.toReversed(), thing] : others;
    for (const other of dropped) yield* without(telling.filter((one) => one !== other));
    yield* without([thing]);
  }
  if (areMentions(telling)) {
    const qualities = telling.filter(({ wish }) => !isForThing(wish));
    if (qualities.length > 0) yield* without(qualities);
    return;
  }
  for (let size = 2; size <= telling.length; size += 1)
    yield {
      words: combinations(telling.map(namedOf), size).map(either),
      isRelaxed: true,
      unmatched: [],
      isMention: false,
    };
}

interface AskedWord<Term extends ChosenTerm> {
  wish: Wish;
  terms: readonly Term[];
}

/**
 * Yields the words limited to terms in names and facts first, and with terms in longer texts last: a lamp whose description
 * mentions a chair is not a chair. In between, only one word is limited, the last of the keyword first: it usually names the
 * product.
 */
function* namedFirst<Term extends ChosenTerm>(
  asked: readonly AskedWord<Term>[],
): Generator<Pick<WordsToTry<Term>, 'words' | 'isMention'>> {
  const named = asked.map(namedOf);
  const narrowed = [...named.keys()].filter((place) => named[place] !== asked[place]?.terms);
  if (narrowed.length > 0) yield { words: named, isMention: false };
  if (narrowed.length > 1)
    for (const thing of narrowed.toReversed()) {
      const words = asked.map(({ terms }, place) => (place === thing ? (named[place] ?? terms) : terms));
      yield { words, isMention: false };
    }
  yield { words: asked.map(({ terms }) => terms), isMention: narrowed.length > 0 && asked.length > 1 };
}

/** The terms that names have, where a word asks for a thing that something is likely called; else those that facts have. */
function namedOf<Term extends ChosenTerm>({ wish, terms }: AskedWord<Term>): readonly Term[] {
  if (!isForThing(wish)) return terms;
  const roles = (['name', 'fact'] as const).find((wanted) =>
    terms.some(({ role, quality }) => role === wanted && quality >= LEAST_LIKELY),
  );
  if (roles === undefined) return terms;
  const named = terms.filter(({ role }) => role === 'name' || role === roles);
  return named.length < terms.length ? named : terms;
}

/**
 * The words by the terms that are most likely meant while somebody types: where names begin with what was typed, those that
 * merely have it inside or are read alike are left out.
 */
export function mostLikely<Term extends ChosenTerm>(words: KeywordWords<Term>): KeywordWords<Term> {
  return words.map((terms) => {
    const likely = terms.filter(({ role, quality }) => role === 'name' && quality >= BEGINNING);
    return likely.length > 0 ? likely : terms;
  });
}

/** Whether the things that some words ask for are merely spoken of: a catalogue without cat litter need not show a cat. */
function areMentions(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  const things = asked.filter(({ wish }) => isForThing(wish));
  return things.length > 0 && things.every(({ terms }) => terms.every(({ isMention }) => isMention));
}

/** Whether all things that are asked for are unlike anything in the shop: red things are no answer to red slippers. */
function areUnsold(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  const things = asked.filter(({ wish }) => isForThing(wish));
  return things.length > 0 && things.every(({ wish, terms }) => isNothingLike(wish.alternatives) && terms.length === 0);
}

/** Whether only figures and single letters are left: a search for an iPhone 15 need not show what has 15 pieces, nor one for T恤 what begins with t. */
function areFiguresOrLetters(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  return asked.every(({ wish }) => /\d|^[a-z]$/.test(wish.text));
}

/** Whether something is called so, rather than merely spelled alike or spoken of. */
function isName({ isMention, quality }: ChosenTerm): boolean {
  return !isMention && quality >= LEAST_CERTAIN;
}

/** Ranks words by how likely they say what a product is: a word that the lexicon has for things, any other word of names, a fact. */
function nameRankOf({ wish: { alternatives }, terms }: AskedWord<ChosenTerm>): number {
  if (!terms.some((term) => isName(term) && term.role === 'name')) return 0;
  return alternatives.names.length + alternatives.vague.length > 0 ? 2 : 1;
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
