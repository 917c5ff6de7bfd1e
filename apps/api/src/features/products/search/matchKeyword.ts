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
import { type CandidateRow, lookUpRuns, lookUpSlips, lookUpSpellings, lookUpTerms } from './lookUpTerms.ts';
import { countHits } from './matchQueries.ts';
import { shopLexicon } from './shopLexicon.ts';

/** What a keyword means to the index. */
export interface KeywordMatch extends KeywordReading {
  /** The word that fewest products have first; none when nothing is found. */
  words: KeywordWords;
  /** How many products are found, where that had to be counted to know that there are any. */
  total?: number;
}

const NOTHING: KeywordMatch = { ...NOTHING_READ, words: [] };

interface MatchOptions {
  /** Whether the keyword is not corrected. @default false */
  isExact?: boolean | undefined;
  /** Whether the shopper is still typing it. @default false */
  isUnfinished?: boolean | undefined;
}

/**
 * Finds out what a keyword means. This reads the vocabulary, which grows far slower than the products, and of several words
 * the sets of their products: where none has them all, as many as some products have are asked for.
 */
export async function matchKeyword(
  db: Database,
  keyword: string,
  { isExact = false, isUnfinished = false }: MatchOptions = {},
): Promise<KeywordMatch> {
  const knows = await lookUpRuns(db, runsOfKeyword(keyword));
  const wishes = parseKeyword(keyword, shopLexicon, knows, { isUnfinished });
  const chosen = await termsOf(db, wishes, { isExact, isUnfinished });
  const corrected = isExact ? undefined : await correct(db, keyword, { knows, wishes, chosen });
  if (corrected !== undefined) {
    const match = await matchKeyword(db, corrected, { isExact: true, isUnfinished });
    const unknown = wishes.filter((_, place) => chosen[place]?.terms.length === 0).map(({ text }) => text);
    if (match.words.length > 0 && isBetterFound(match, { keyword, unknown }, shopLexicon))
      return { ...match, corrected };
  }
  return matchWords(db, wishes, chosen);
}

async function matchWords(
  db: Database,
  wishes: readonly Wish[],
  chosen: readonly ChosenTerms[],
): Promise<KeywordMatch> {
  const terms = chosen.map((one) => one.terms);
  const areMentions = isOnlyMentioned(wishes, terms);
  for (const { words: some, isRelaxed, unmatched, isMention } of someOfWords(wishes, terms)) {
    const words = some.toSorted((a, b) => reachOf(a) - reachOf(b));
    const reading = { wishes, isRelaxed, unmatched, isOnlyMentioned: isMention || areMentions };
    // A term that is known has products.
    if (words.length === 1) return { ...reading, words };
    const earnest = earnestly(words);
    const total = await countHits(db, earnest);
    if (total === 0) continue;
    const isWhole = reachOf(earnest.flat()) === reachOf(words.flat());
    return { ...reading, words, ...(isWhole && { total }) };
  }
  return NOTHING;
}

/** The terms that a word may mean. */
interface ChosenTerms {
  terms: readonly ChosenTerm[];
  correction: Correction | undefined;
}

interface Reading {
  knows: RunKnowledge;
  wishes: readonly Wish[];
  chosen: readonly ChosenTerms[];
}

/** The keyword without its typos, if it has any: words that nothing has, but for a slip or a character that sounds alike. */
async function correct(db: Database, keyword: string, { knows, wishes, chosen }: Reading): Promise<string | undefined> {
  const failed = wishes.filter(({ isLoose }, place) => isLoose || chosen[place]?.terms.length === 0);
  const suspects = suspectsOf(keyword, failed, shopLexicon, knows);
  const spellings = await lookUpSpellings(
    db,
    suspects.flatMap(({ forms }) => forms),
  );
  const joined = joinedSuspects(keyword, failed);
  const slips = (await lookUpSlips(db, new Map(joined.entries()))).filter((row) =>
    isSlip(joined[row.wish]?.text ?? '', row),
  );
  const corrections = [
    ...joined.map((suspect, place) =>
      correctJoined(
        suspect,
        slips.filter(({ wish }) => wish === place),
        shopLexicon,
      ),
    ),
    ...chosen.map(({ correction }) => correction),
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
  const certain = wishes.map((_, place) => candidates.filter(({ wish }) => wish === place));
  const choose = (found: readonly Candidate[], place: number) => {
    const wish = wishes[place];
    return wish ? chooseTerms(found, wish, shopLexicon) : [];
  };
  const chosen = certain.map(choose);
  const doubtful = new Map([...wishes.entries()].filter(([place]) => !isExact && chosen[place]?.length === 0));
  const slips = (await lookUpSlips(db, doubtful)).filter((row) => isSlip(wishes[row.wish]?.text ?? '', row));
  return wishes.map((wish, place) => ({
    terms: chosen[place] ?? [],
    correction: doubtful.has(place)
      ? correctWord(
          wish,
          slips.filter((slip) => slip.wish === place),
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
