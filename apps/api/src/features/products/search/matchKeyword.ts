import {
  type Candidate,
  type ChosenTerm,
  type Correction,
  chooseTerms,
  correctJoined,
  correctKeyword,
  correctParts,
  correctRun,
  correctWord,
  EMPTY_READING,
  intendedOnly,
  isBetterFound,
  isMisspelling,
  isOnlyMentioned,
  isTypoOfBeginning,
  joinedSuspects,
  type KeywordReading,
  type KeywordTerm,
  type KeywordWords,
  parseKeyword,
  type RunKnowledge,
  relaxedWords,
  runsOfKeyword,
  suspectsOf,
} from '@mallard/search';
import type { Database } from '../../../db/database.ts';
import { type CandidateRow, lookUpRuns, lookUpSpellings, lookUpTerms, lookUpTypos } from './lookUpTerms.ts';
import { countHits } from './matchQueries.ts';
import { shopLexicon } from './shopLexicon.ts';

/** Interpretation of a keyword by the search index. */
export interface KeywordMatch extends KeywordReading {
  /** Words with the fewest products first; empty if nothing is found. */
  words: KeywordWords;
  /** Terms of each kind of product, if a product may be any of them. Results begin with the best of each kind. */
  kinds?: KeywordWords | undefined;
  /** Number of matching products, if it was already counted. */
  total?: number;
}

const NOTHING: KeywordMatch = { ...EMPTY_READING, words: [] };

interface MatchOptions {
  /** Whether to disable typo correction. @default false */
  isExact?: boolean | undefined;
  /** Whether the user is still typing the keyword. @default false */
  isUnfinished?: boolean | undefined;
}

/**
 * Interprets a keyword. Reads the vocabulary, which grows much slower than the number of products, and for several words the bitmaps
 * of their products. If no product has all words, uses as many words as some products have.
 */
export async function matchKeyword(
  db: Database,
  keyword: string,
  { isExact = false, isUnfinished = false }: MatchOptions = {},
): Promise<KeywordMatch> {
  const knows = await lookUpRuns(db, runsOfKeyword(keyword));
  const keywordTerms = parseKeyword(keyword, shopLexicon, knows, { isUnfinished });
  const chosenTerms = await termsOf(db, keywordTerms, { isExact, isUnfinished });
  const corrected = isExact ? undefined : await correct(db, keyword, { knows, keywordTerms, chosenTerms });
  if (corrected !== undefined) {
    const match = await matchKeyword(db, corrected, { isExact: true, isUnfinished });
    const unknown = keywordTerms.filter((_, index) => chosenTerms[index]?.terms.length === 0).map(({ text }) => text);
    if (match.words.length > 0 && isBetterFound(match, { keyword, unknown }, shopLexicon))
      return { ...match, corrected };
  }
  const match = await matchWords(db, keywordTerms, chosenTerms);
  if (isExact || isUnfinished || !match.isRelaxed) return match;
  const terms = chosenTerms.map((chosenTerm) => chosenTerm.terms);
  const whole = correctParts(keyword, keywordTerms, terms, shopLexicon);
  if (whole === undefined) return match;
  const better = await matchKeyword(db, whole, { isExact: true });
  return better.words.length > 0 && !better.isRelaxed ? { ...better, corrected: whole } : match;
}

async function matchWords(
  db: Database,
  keywordTerms: readonly KeywordTerm[],
  chosenTerms: readonly ChosenTerms[],
): Promise<KeywordMatch> {
  const terms = chosenTerms.map((chosenTerm) => chosenTerm.terms);
  const areMentions = isOnlyMentioned(keywordTerms, terms);
  for (const { words: wordsToTry, kinds, isRelaxed, unmatched, isMention } of relaxedWords(keywordTerms, terms)) {
    const words = wordsToTry.toSorted((a, b) => reachOf(a) - reachOf(b));
    const reading = { keywordTerms, kinds, isRelaxed, unmatched, isOnlyMentioned: isMention || areMentions };
    // Every term of the index has products.
    if (words.length === 1) return { ...reading, words };
    const intended = intendedOnly(words);
    const total = await countHits(db, intended);
    if (total === 0) continue;
    const isWhole = reachOf(intended.flat()) === reachOf(words.flat());
    return { ...reading, words, ...(isWhole && { total }) };
  }
  return NOTHING;
}

/** Candidate terms of a word. */
interface ChosenTerms {
  terms: readonly ChosenTerm[];
  correction: Correction | undefined;
}

interface Reading {
  knows: RunKnowledge;
  keywordTerms: readonly KeywordTerm[];
  chosenTerms: readonly ChosenTerms[];
}

/** Corrects typos and homophones of words that no product has. Returns undefined if there are none. */
async function correct(
  db: Database,
  keyword: string,
  { knows, keywordTerms, chosenTerms }: Reading,
): Promise<string | undefined> {
  const failed = keywordTerms.filter(({ isLoose }, index) => isLoose || chosenTerms[index]?.terms.length === 0);
  const suspects = suspectsOf(keyword, failed, shopLexicon, knows);
  const spellings = await lookUpSpellings(
    db,
    suspects.flatMap(({ forms }) => forms),
  );
  const joined = joinedSuspects(keyword, failed);
  const typos = (await lookUpTypos(db, new Map(joined.entries()))).filter((row) =>
    isTypo(joined[row.termIndex]?.text ?? '', row),
  );
  const corrections = [
    ...joined.map((suspect, index) =>
      correctJoined(
        suspect,
        typos.filter(({ termIndex }) => termIndex === index),
        shopLexicon,
      ),
    ),
    ...chosenTerms.map(({ correction }) => correction),
    correctRun(suspects, spellings),
  ].filter((correction) => correction !== undefined);
  return corrections.length === 0 ? undefined : correctKeyword(keyword, corrections);
}

async function termsOf(
  db: Database,
  keywordTerms: readonly KeywordTerm[],
  { isExact, isUnfinished }: { isExact: boolean; isUnfinished: boolean },
): Promise<ChosenTerms[]> {
  const candidates = await lookUpTerms(db, keywordTerms, { isUnfinished });
  const certain = keywordTerms.map((_, index) => candidates.filter(({ termIndex }) => termIndex === index));
  const choose = (found: readonly Candidate[], index: number) => {
    const keywordTerm = keywordTerms[index];
    return keywordTerm ? chooseTerms(found, keywordTerm, shopLexicon) : [];
  };
  const chosenTerms = certain.map(choose);
  const doubtful = new Map(
    [...keywordTerms.entries()].filter(([index]) => !isExact && chosenTerms[index]?.length === 0),
  );
  const typos = (await lookUpTypos(db, doubtful)).filter((row) => isTypo(keywordTerms[row.termIndex]?.text ?? '', row));
  return keywordTerms.map((keywordTerm, index) => ({
    terms: chosenTerms[index] ?? [],
    correction: doubtful.has(index)
      ? correctWord(
          keywordTerm,
          typos.filter((typo) => typo.termIndex === index),
          shopLexicon,
        )
      : undefined,
  }));
}

function isTypo(typed: string, { match, form }: CandidateRow): boolean {
  return match === 'typo' ? isMisspelling(typed, form) : isTypoOfBeginning(typed, form);
}

function reachOf(terms: readonly ChosenTerm[]): number {
  return terms.reduce((sum, { products }) => sum + products, 0);
}
