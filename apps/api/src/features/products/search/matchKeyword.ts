import {
  type Candidate,
  type ChosenTerm,
  type Correction,
  chooseTerms,
  correctJoined,
  correctKeyword,
  correctRun,
  correctWord,
  earnestly,
  isBetterFound,
  isMisspelling,
  isOnlyMentioned,
  isSlipOfBeginning,
  joinedSuspects,
  type KeywordReading,
  type KeywordWords,
  NOTHING_READ,
  parseKeyword,
  type RunKnowledge,
  runsOfKeyword,
  someOfWords,
  suspectsOf,
  type Wish,
} from '@mallard/search';
import type { Database } from '../../../db/database.ts';
import { type CandidateRow, lookUpRuns, lookUpSpellings, lookUpTerms, lookUpTypos } from './lookUpTerms.ts';
import { countHits } from './matchQueries.ts';
import { shopLexicon } from './shopLexicon.ts';

/** Interpretation of a keyword by the search index. */
export interface KeywordMatch extends KeywordReading {
  /** Words with the fewest products first; empty if nothing is found. */
  words: KeywordWords;
  /** Number of matching products, if it was already counted. */
  total?: number;
}

const NOTHING: KeywordMatch = { ...NOTHING_READ, words: [] };

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
  const wishes = parseKeyword(keyword, shopLexicon, knows, { isUnfinished });
  const chosenTerms = await termsOf(db, wishes, { isExact, isUnfinished });
  const corrected = isExact ? undefined : await correct(db, keyword, { knows, wishes, chosenTerms });
  if (corrected !== undefined) {
    const match = await matchKeyword(db, corrected, { isExact: true, isUnfinished });
    const unknown = wishes.filter((_, index) => chosenTerms[index]?.terms.length === 0).map(({ text }) => text);
    if (match.words.length > 0 && isBetterFound(match, { keyword, unknown }, shopLexicon))
      return { ...match, corrected };
  }
  return matchWords(db, wishes, chosenTerms);
}

async function matchWords(
  db: Database,
  wishes: readonly Wish[],
  chosenTerms: readonly ChosenTerms[],
): Promise<KeywordMatch> {
  const terms = chosenTerms.map((one) => one.terms);
  const areMentions = isOnlyMentioned(wishes, terms);
  for (const { words: some, isRelaxed, unmatched, isMention } of someOfWords(wishes, terms)) {
    const words = some.toSorted((a, b) => reachOf(a) - reachOf(b));
    const reading = { wishes, isRelaxed, unmatched, isOnlyMentioned: isMention || areMentions };
    // Every term of the index has products.
    if (words.length === 1) return { ...reading, words };
    const earnest = earnestly(words);
    const total = await countHits(db, earnest);
    if (total === 0) continue;
    const isWhole = reachOf(earnest.flat()) === reachOf(words.flat());
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
  wishes: readonly Wish[];
  chosenTerms: readonly ChosenTerms[];
}

/** Corrects typos and homophones of words that no product has. Returns undefined if there are none. */
async function correct(
  db: Database,
  keyword: string,
  { knows, wishes, chosenTerms }: Reading,
): Promise<string | undefined> {
  const failed = wishes.filter(({ isLoose }, index) => isLoose || chosenTerms[index]?.terms.length === 0);
  const suspects = suspectsOf(keyword, failed, shopLexicon, knows);
  const spellings = await lookUpSpellings(
    db,
    suspects.flatMap(({ forms }) => forms),
  );
  const joined = joinedSuspects(keyword, failed);
  const typos = (await lookUpTypos(db, new Map(joined.entries()))).filter((row) =>
    isSlip(joined[row.wish]?.text ?? '', row),
  );
  const corrections = [
    ...joined.map((suspect, index) =>
      correctJoined(
        suspect,
        typos.filter(({ wish }) => wish === index),
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
  wishes: readonly Wish[],
  { isExact, isUnfinished }: { isExact: boolean; isUnfinished: boolean },
): Promise<ChosenTerms[]> {
  const candidates = await lookUpTerms(db, wishes, { isUnfinished });
  const certain = wishes.map((_, index) => candidates.filter(({ wish }) => wish === index));
  const choose = (found: readonly Candidate[], index: number) => {
    const wish = wishes[index];
    return wish ? chooseTerms(found, wish, shopLexicon) : [];
  };
  const chosenTerms = certain.map(choose);
  const doubtful = new Map([...wishes.entries()].filter(([index]) => !isExact && chosenTerms[index]?.length === 0));
  const typos = (await lookUpTypos(db, doubtful)).filter((row) => isSlip(wishes[row.wish]?.text ?? '', row));
  return wishes.map((wish, index) => ({
    terms: chosenTerms[index] ?? [],
    correction: doubtful.has(index)
      ? correctWord(
          wish,
          typos.filter((slip) => slip.wish === index),
          shopLexicon,
        )
      : undefined,
  }));
}

function isSlip(typed: string, { match, form }: CandidateRow): boolean {
  return match === 'slip' ? isMisspelling(typed, form) : isSlipOfBeginning(typed, form);
}

function reachOf(terms: readonly ChosenTerm[]): number {
  return terms.reduce((sum, { products }) => sum + products, 0);
}
