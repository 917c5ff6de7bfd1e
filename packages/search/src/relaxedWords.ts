import { BEGINNING, type ChosenTerm, isNothingLike, LEAST_CERTAIN, LEAST_LIKELY } from './matchQuality.ts';
import { namesThing } from './namesThing.ts';
import type { KeywordTerm } from './parseKeyword.ts';
import { LEAST_AS_THING } from './weighProduct.ts';

/** The matching terms of each word of a keyword. A product is found when it has a term of every word. */
export type KeywordWords<Term extends ChosenTerm = ChosenTerm> = readonly (readonly Term[])[];

// With n words, n over n/2 combinations are compared.
const MAX_WORDS = 5;

/** Words of a keyword that are searched together. */
export interface WordsToTry<Term extends ChosenTerm = ChosenTerm> {
  words: KeywordWords<Term>;
  /** Terms of each kind of product, if a product may be any of them. Results begin with the best of each kind. */
  kinds?: KeywordWords<Term>;
  /** Whether a product may miss some of the words. */
  isRelaxed: boolean;
  /** Words that were left out; empty if products may miss any. */
  unmatched: readonly string[];
  /** Whether all words may be in texts only, although other products have these names. */
  isMention: boolean;
}

/**
 * Yields queries to run one after another until something is found: all words, all but one of them, and so on. For a
 * black dress, black products are better than nothing; but if there are dresses, their color is left out first. Words
 * for products are never left out: a “sofa bed” may be a sofa or a bed. Leaves out words without matches, and loose
 * characters, which match anything, unless nothing else is known.
 *
 * @returns each in the form of {@link KeywordWords}: matching two of three words is the same as matching one word of every pair
 */
export function* relaxedWords<Term extends ChosenTerm>(
  keywordTerms: readonly KeywordTerm[],
  words: KeywordWords<Term>,
): Generator<WordsToTry<Term>> {
  // 罩 of 被罩 (duvet cover) is also in the lamp shades (灯罩) of other products.
  if (words.length === 0 || keywordTerms.every(({ isLoose }) => isLoose)) return;
  const all = keywordTerms.map((keywordTerm, index) => ({ keywordTerm, terms: words[index] ?? [] }));
  if (words.every((terms) => terms.length > 0))
    for (const named of namedFirst(all)) yield { ...named, isRelaxed: false, unmatched: [] };
  if (words.length === 1 || areUnsold(all)) return;
  const telling = all.filter(({ keywordTerm, terms }) => terms.length > 0 && !keywordTerm.isLoose).slice(0, MAX_WORDS);
  function* without(askedWords: readonly AskedWord<Term>[]): Generator<WordsToTry<Term>> {
    if (areMentions(askedWords) || areFiguresOrLetters(askedWords)) return;
    const unmatched = textsOf(
      all.filter((askedWord) => !askedWords.includes(askedWord)).map(({ keywordTerm }) => keywordTerm),
    );
    for (const named of namedFirst(askedWords)) yield { ...named, isRelaxed: true, unmatched };
  }
  if (telling.length > 0 && telling.length < words.length) yield* without(telling);
  const certain = telling.filter(({ terms }) => terms.some(({ quality }) => quality >= LEAST_CERTAIN));
  if (certain.length > 0 && certain.length < telling.length) yield* without(certain);
  const things = telling.filter(({ keywordTerm, terms }) => namesThing(keywordTerm) && terms.some(isName));
  if (things.length > 0 && things.length < telling.length) yield* without(things);
  const kinds = things.filter((thing) => namesProducts(thing) && !describesNext(thing, telling)).toReversed();
  if (kinds.length > 1) {
    const unmatched = textsOf(
      all.filter((askedWord) => !kinds.includes(askedWord)).map(({ keywordTerm }) => keywordTerm),
    );
    const terms = kinds.map(namedOf);
    yield { words: [either(terms)], kinds: terms, isRelaxed: true, unmatched, isMention: false };
  }
  // A desk chair is a chair: the last word is the thing, but a word for a product has precedence over a battery or a
  // size.
  const [thing, ...remainingThings] = things.toReversed().toSorted((a, b) => nameRankOf(b) - nameRankOf(a));
  if (thing && remainingThings.length > 0) {
    const dropped = remainingThings.length > 1 ? [...remainingThings.toReversed(), thing] : remainingThings;
    for (const other of dropped) yield* without(telling.filter((askedWord) => askedWord !== other));
    yield* without([thing]);
  }
  if (areMentions(telling)) {
    const qualities = telling.filter(({ keywordTerm }) => !namesThing(keywordTerm));
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
  keywordTerm: KeywordTerm;
  terms: readonly Term[];
}

/**
 * Yields the words limited to terms in names and facts first, and with terms in longer texts last: a lamp whose
 * description mentions a chair is not a chair. In between, only one word is limited, the last of the keyword first: it
 * usually names the product.
 */
function* namedFirst<Term extends ChosenTerm>(
  asked: readonly AskedWord<Term>[],
): Generator<Pick<WordsToTry<Term>, 'words' | 'isMention'>> {
  const named = asked.map(namedOf);
  const narrowed = [...named.keys()].filter((index) => named[index] !== asked[index]?.terms);
  if (narrowed.length > 0) yield { words: named, isMention: false };
  if (narrowed.length > 1)
    for (const thing of narrowed.toReversed()) {
      const words = asked.map(({ terms }, index) => (index === thing ? (named[index] ?? terms) : terms));
      yield { words, isMention: false };
    }
  yield { words: asked.map(({ terms }) => terms), isMention: narrowed.length > 0 && asked.length > 1 };
}

/** Returns the terms in names, if a word likely names a thing; otherwise those in facts. */
function namedOf<Term extends ChosenTerm>({ keywordTerm, terms }: AskedWord<Term>): readonly Term[] {
  if (!namesThing(keywordTerm)) return terms;
  const roles = (['name', 'fact'] as const).find((requiredRole) =>
    terms.some(({ role, quality }) => role === requiredRole && quality >= LEAST_LIKELY),
  );
  if (roles === undefined) return terms;
  const named = terms.filter(({ role }) => role === 'name' || role === roles);
  return named.length < terms.length ? named : terms;
}

/**
 * Returns the most likely terms while typing: if names begin with the typed text, removes those that merely contain it
 * or have the same pinyin.
 */
export function mostLikely<Term extends ChosenTerm>(words: KeywordWords<Term>): KeywordWords<Term> {
  return words.map((terms) => {
    const likely = terms.filter(({ role, quality }) => role === 'name' && quality >= BEGINNING);
    return likely.length > 0 ? likely : terms;
  });
}

/**
 * Returns whether the things of some words are merely mentioned: a catalogue without cat litter need not show a cat.
 */
function areMentions(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  const things = asked.filter(({ keywordTerm }) => namesThing(keywordTerm));
  return things.length > 0 && things.every(({ terms }) => terms.every(({ isMention }) => isMention));
}

/** Returns whether all named things are unlike anything in the shop: red things are not results for red slippers. */
function areUnsold(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  const things = asked.filter(({ keywordTerm }) => namesThing(keywordTerm));
  return (
    things.length > 0 &&
    things.every(({ keywordTerm, terms }) => isNothingLike(keywordTerm.alternatives) && terms.length === 0)
  );
}

/**
 * Returns whether only numbers and single letters remain: a search for an iPhone 15 need not show a set of 15, nor one
 * for T恤 words that begin with t.
 */
function areFiguresOrLetters(asked: readonly AskedWord<ChosenTerm>[]): boolean {
  return asked.every(({ keywordTerm }) => /\d|^[a-z]$/.test(keywordTerm.text));
}

/** Returns whether a name matches, instead of a similar spelling or a mention. */
function isName({ isMention, quality }: ChosenTerm): boolean {
  return !isMention && quality >= LEAST_CERTAIN;
}

/**
 * Ranks words by how likely they name the product: a word that the lexicon has for things, any other word of names, a
 * fact.
 */
function nameRankOf({ keywordTerm: { alternatives }, terms }: AskedWord<ChosenTerm>): number {
  if (!terms.some((term) => isName(term) && term.role === 'name')) return 0;
  return alternatives.names.length + alternatives.vague.length > 0 ? 2 : 1;
}

/** Returns whether a word is known as the name of a thing, and products are such things: the sofa and bed of “sofa bed”. */
function namesProducts(asked: AskedWord<ChosenTerm>): boolean {
  const isThing = ({ role, heaviest = 0 }: ChosenTerm) => role === 'name' && heaviest >= LEAST_AS_THING;
  return nameRankOf(asked) === 2 && asked.terms.some((term) => isName(term) && isThing(term));
}

/** Returns whether a word before another is more often the name of a value: the cream of a “cream sofa”. */
function describesNext<Term extends ChosenTerm>(asked: AskedWord<Term>, all: readonly AskedWord<Term>[]): boolean {
  const productsOf = (requiredRole: ChosenTerm['role']) =>
    asked.terms
      .filter(({ role, quality }) => role === requiredRole && quality >= LEAST_CERTAIN)
      .reduce((sum, { products }) => sum + products, 0);
  return asked !== all.at(-1) && productsOf('fact') > productsOf('name');
}

/** Loose characters belong to the word before them. */
function textsOf(keywordTerms: readonly KeywordTerm[]): string[] {
  const texts: string[] = [];
  for (const [index, { text, isLoose }] of keywordTerms.entries())
    if (isLoose && keywordTerms[index - 1]?.isLoose) texts.push((texts.pop() ?? '') + text);
    else texts.push(text);
  return texts;
}

/** Returns the words limited to intended terms: if they find nothing, other terms match only by chance. */
export function intendedOnly<Term extends ChosenTerm>(words: KeywordWords<Term>): KeywordWords<Term> {
  return words.map((terms) => terms.filter(({ isIntended }) => isIntended));
}

/** Returns all combinations of a size. */
function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((first, index) =>
    combinations(items.slice(index + 1), size - 1).map((followingItems) => [first, ...followingItems]),
  );
}

/** Returns each term once, with its best quality for any of the words. */
function either<Term extends ChosenTerm>(words: KeywordWords<Term>): Term[] {
  const best = new Map<number, Term>();
  for (const term of words.flat())
    if (term.quality > (best.get(term.termId)?.quality ?? 0)) best.set(term.termId, term);
  return [...best.values()];
}
