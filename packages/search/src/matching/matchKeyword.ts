import type { Lexicon } from '../lexicon/lexicon.ts';
import { EMPTY_READING, type KeywordReading } from '../query/keywordReading.ts';
import { type KeywordTerm, parseKeyword, type RunKnowledge, runsOfKeyword } from '../query/parseKeyword.ts';
import {
  correctJoined,
  correctKeyword,
  correctParts,
  correctRun,
  correctWord,
  isBetterFound,
  joinedSuspects,
  type KnownSpelling,
  suspectsOf,
} from '../typos/corrections.ts';
import { isMisspelling, isTypoOfBeginning, mayBeTypo } from '../typos/typos.ts';
import type { Candidate } from './candidates.ts';
import { BEGINNING, type ChosenTerm, chooseTerms } from './chooseTerms.ts';
import { type ExpandedWord, isOnlyMentioned } from './expandedWord.ts';
import { relaxQuery, type TermGroups } from './relaxQuery.ts';
import { type Awaitable, runAsync, type Steps, waitFor } from './steps.ts';

/** What a search reads from an inverted index, in memory or in a database. */
export interface SearchIndex {
  /** Looks up which runs of characters or letters are words of the index, and which are parts of words. */
  lookUpRuns(runs: readonly string[]): Awaitable<RunKnowledge>;
  /**
   * Finds the terms that each keyword term may mean, without typos.
   *
   * @param isUnfinished whether a Chinese character may be the beginning of a word: 毛 of 毛巾
   */
  findCandidates(
    keywordTerms: readonly KeywordTerm[],
    isUnfinished: boolean,
  ): Awaitable<readonly (readonly Candidate[])[]>;
  /**
   * Finds names that each word may be a typo of.
   *
   * @param words three or more letters each
   */
  findTypos(words: readonly string[]): Awaitable<readonly (readonly Candidate[])[]>;
  /** Finds words of names that have one of the forms: Chinese characters or pinyin. */
  findSpellings(forms: readonly string[]): Awaitable<readonly KnownSpelling[]>;
  /** Counts the documents that have a term of each group. */
  countDocuments(groups: TermGroups): Awaitable<number>;
}

/** A keyword as a query for an inverted index. */
export interface KeywordMatch extends KeywordReading {
  /** The group of fewest documents first; no groups if nothing is found. */
  words: TermGroups;
  /** Terms of each kind of product, if a product may be any of them. Results begin with the best of each kind. */
  kinds?: TermGroups | undefined;
  /** Number of matching documents, if it was counted. */
  total?: number;
}

/** Options of a search. */
export interface MatchOptions {
  /** Whether the keyword is not corrected. @default false */
  isExact?: boolean | undefined;
  /** Whether the shopper is still typing. @default false */
  isUnfinished?: boolean | undefined;
}

/**
 * Converts a keyword to a query for an index in a database: parses it, finds the terms of its words, corrects typos, and
 * leaves out words until some document has all others.
 *
 * @example const { words } = await matchKeyword('headphnes', index, lexicon); // terms of headphones
 */
export function matchKeyword(
  keyword: string,
  index: SearchIndex,
  lexicon: Lexicon,
  options?: MatchOptions,
): Promise<KeywordMatch> {
  return runAsync(matchingSteps(keyword, { index, lexicon, ...options }));
}

interface Matching extends MatchOptions {
  index: SearchIndex;
  lexicon: Lexicon;
}

/** The steps of {@link matchKeyword}, for an index in memory too. */
export function* matchingSteps(keyword: string, matching: Matching): Steps<KeywordMatch> {
  const { index, lexicon, isExact = false, isUnfinished = false } = matching;
  const exactly = { ...matching, isExact: true };
  const knows = yield* waitFor(index.lookUpRuns(runsOfKeyword(keyword)));
  const keywordTerms = parseKeyword(keyword, lexicon, knows, { isUnfinished });
  const candidates = yield* waitFor(index.findCandidates(keywordTerms, isUnfinished));
  const words = keywordTerms.map((keywordTerm, word) => ({
    keywordTerm,
    terms: chooseTerms(candidates[word] ?? [], keywordTerm, lexicon),
  }));
  const corrected = isExact ? undefined : yield* correct(keyword, words, knows, matching);
  if (corrected !== undefined) {
    const match = yield* matchingSteps(corrected, exactly);
    const unknown = unmatchedOf(words).map(({ text }) => text);
    if (match.words.length > 0 && isBetterFound(match, { keyword, unknown }, lexicon)) return { ...match, corrected };
  }
  const match = yield* matchWords(words, matching);
  if (isExact || isUnfinished || !match.isRelaxed) return match;
  const completed = correctParts(keyword, words, lexicon);
  if (completed === undefined) return match;
  const better = yield* matchingSteps(completed, exactly);
  return better.words.length > 0 && !better.isRelaxed ? { ...better, corrected: completed } : match;
}

/** Returns the keyword without typos; `undefined` if none are found. Only words without matches are corrected. */
function* correct(
  keyword: string,
  words: readonly ExpandedWord[],
  knows: RunKnowledge,
  { index, lexicon }: Matching,
): Steps<string | undefined> {
  const unmatched = unmatchedOf(words);
  const failed = words
    .filter(({ keywordTerm, terms }) => keywordTerm.isLoose || terms.length === 0)
    .map(({ keywordTerm }) => keywordTerm);
  const joined = joinedSuspects(keyword, failed);
  const typed = [...joined, ...unmatched].map(({ text }) => text).filter(mayBeTypo);
  const found = typed.length === 0 ? [] : yield* waitFor(index.findTypos(typed));
  const typosOf = (text: string) => (found[typed.indexOf(text)] ?? []).filter((candidate) => isTypo(text, candidate));
  const suspects = suspectsOf(keyword, failed, lexicon, knows);
  const forms = suspects.flatMap((suspect) => suspect.forms);
  const spellings = forms.length === 0 ? [] : yield* waitFor(index.findSpellings(forms));
  const corrections = [
    ...joined.map((suspect) => correctJoined(suspect, typosOf(suspect.text), lexicon)),
    ...unmatched.map((keywordTerm) => correctWord(keywordTerm, typosOf(keywordTerm.text), lexicon)),
    correctRun(suspects, spellings),
  ].filter((correction) => correction !== undefined);
  return corrections.length === 0 ? undefined : correctKeyword(keyword, corrections);
}

function unmatchedOf(words: readonly ExpandedWord[]): KeywordTerm[] {
  return words.filter(({ terms }) => terms.length === 0).map(({ keywordTerm }) => keywordTerm);
}

/** An index finds more than typos, because it compares only parts of words. */
function isTypo(typed: string, { match, form }: Candidate): boolean {
  return match === 'typo' ? isMisspelling(typed, form) : isTypoOfBeginning(typed, form);
}

/** Returns the strictest query that finds documents. */
function* matchWords(words: readonly ExpandedWord[], { index, isUnfinished = false }: Matching): Steps<KeywordMatch> {
  for (const { groups, kinds, isRelaxed, unmatched, isMention } of relaxQuery(words)) {
    // If intended terms find nothing, other terms match only by chance.
    const intended = groups.map((terms) => terms.filter(({ isIntended }) => isIntended));
    if (intended.some((terms) => terms.length === 0)) continue;
    // Every term of an index has documents.
    const total = intended.length === 1 ? undefined : yield* waitFor(index.countDocuments(intended));
    if (total === 0) continue;
    const areAllIntended = intended.flat().length === groups.flat().length;
    return {
      keywordTerms: words.map(({ keywordTerm }) => keywordTerm),
      words: (isUnfinished ? groups.map(beginningsFirst) : groups).toSorted((a, b) => reachOf(a) - reachOf(b)),
      kinds: isUnfinished ? undefined : kinds,
      isRelaxed,
      unmatched,
      isOnlyMentioned: isMention || isOnlyMentioned(words),
      ...(areAllIntended && total !== undefined && { total }),
    };
  }
  return { ...EMPTY_READING, words: [] };
}

/** While typing, names that begin with the typed text replace those that contain it, or have the same pinyin. */
function beginningsFirst(terms: readonly ChosenTerm[]): readonly ChosenTerm[] {
  const beginnings = terms.filter(({ role, quality }) => role === 'name' && quality >= BEGINNING);
  return beginnings.length > 0 ? beginnings : terms;
}

function reachOf(terms: readonly ChosenTerm[]): number {
  return terms.reduce((sum, { products }) => sum + products, 0);
}
