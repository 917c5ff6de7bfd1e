import {
  type Candidate,
  type ChosenTerm,
  chooseTerms,
  earnestly,
  isLittle,
  isOneSlip,
  isOnlyMentioned,
  isSlipOfBeginning,
  type KeywordWords,
  parseKeyword,
  runsOfKeyword,
  someOfWords,
  type Wish,
} from '@mallard/domain/search';
import type { Database } from '../../../db/database.ts';
import { type CandidateRow, lookUpRuns, lookUpSlips, lookUpTerms } from './lookUpTerms.ts';
import { countHits } from './matchQueries.ts';
import { shopLexicon } from './shopLexicon.ts';

/** What a keyword means to the index. */
export interface KeywordMatch {
  /** The word that fewest products have first; none when nothing is found. */
  words: KeywordWords;
  /** How many products are found, where that had to be counted to know that there are any. */
  total?: number;
  /** Whether nothing is called so, and what is found only speaks of it. */
  isOnlyMentioned: boolean;
}

const NOTHING: KeywordMatch = { words: [], isOnlyMentioned: false };

/**
 * Finds out what a keyword means. This reads the vocabulary, which grows far slower than the products, and of several words
 * the sets of their products: where none has them all, as many as some products have are asked for.
 */
export async function matchKeyword(db: Database, keyword: string): Promise<KeywordMatch> {
  const wishes = parseKeyword(keyword, shopLexicon, await lookUpRuns(db, runsOfKeyword(keyword)));
  const terms = await termsOf(db, wishes);
  const isMention = isOnlyMentioned(wishes, terms);
  for (const some of someOfWords(wishes, terms)) {
    const words = some.toSorted((a, b) => reachOf(a) - reachOf(b));
    // A term that is known has products.
    if (words.length === 1) return { words, isOnlyMentioned: isMention };
    const earnest = earnestly(words);
    const total = await countHits(db, earnest);
    if (total === 0) continue;
    const isWhole = reachOf(earnest.flat()) === reachOf(words.flat());
    return { words, isOnlyMentioned: isMention, ...(isWhole && { total }) };
  }
  return NOTHING;
}

async function termsOf(db: Database, wishes: readonly Wish[]): Promise<KeywordWords> {
  const candidates = await lookUpTerms(db, wishes);
  const certain = wishes.map((_, place) => candidates.filter(({ wish }) => wish === place));
  const choose = (found: readonly Candidate[], place: number) => {
    const wish = wishes[place];
    return wish ? chooseTerms(found, wish) : [];
  };
  const chosen = certain.map(choose);
  const doubtful = new Map([...wishes.entries()].filter(([place]) => isLittle(chosen[place] ?? [])));
  const slips = (await lookUpSlips(db, doubtful)).filter((row) => isSlip(wishes[row.wish]?.text ?? '', row));
  return certain.map((found, place) => choose([...found, ...slips.filter(({ wish }) => wish === place)], place));
}

function isSlip(typed: string, { match, form }: CandidateRow): boolean {
  return match === 'slip' ? isOneSlip(typed, form) : isSlipOfBeginning(typed, form);
}

function reachOf(terms: readonly ChosenTerm[]): number {
  return terms.reduce((sum, { products }) => sum + products, 0);
}
