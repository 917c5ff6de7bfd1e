import { synonyms } from '@mallard/catalogue';
import type { Database } from '../../../db/database.ts';
import { lookUpRuns, lookUpSlips, lookUpTerms } from './lookUpTerms.ts';
import { type Candidate, type ChosenTerm, chooseTerms, isLittle } from './matchQuality.ts';
import { parseKeyword, runsOfKeyword } from './parseKeyword.ts';
import { isOneSlip } from './slips.ts';
import { indexSynonyms } from './synonymIndex.ts';

/** The words that mean the same in this shop. */
export const shopSynonyms = indexSynonyms(synonyms);

/**
 * What a keyword means to the index: for each of its words the terms that meet it, the word that fewest products have first.
 * A product is found when it has a term of every word; of no words, no product.
 */
export type KeywordMatch = readonly (readonly ChosenTerm[])[];

/**
 * Finds out what a keyword means. This reads the vocabulary alone, which grows far slower than the products.
 *
 * @returns no words at all when one of them is met by nothing, or nothing was asked for
 */
export async function matchKeyword(db: Database, keyword: string): Promise<KeywordMatch> {
  const wishes = parseKeyword(keyword, shopSynonyms, await lookUpRuns(db, runsOfKeyword(keyword)));
  const candidates = await lookUpTerms(db, wishes);
  const certain = wishes.map((_, place) => candidates.filter(({ wish }) => wish === place));
  const choose = (found: readonly Candidate[], place: number) => chooseTerms(found, wishes[place]?.isWord ?? false);
  const chosen = certain.map(choose);
  const doubtful = new Map([...wishes.entries()].filter(([place]) => isLittle(chosen[place] ?? [])));
  const slips = (await lookUpSlips(db, doubtful)).filter(({ wish, form }) => isOneSlip(wishes[wish]?.text ?? '', form));
  const words = certain.map((found, place) => choose([...found, ...slips.filter(({ wish }) => wish === place)], place));
  if (words.some((terms) => terms.length === 0)) return [];
  return words.toSorted((a, b) => reachOf(a) - reachOf(b));
}

function reachOf(terms: readonly ChosenTerm[]): number {
  return terms.reduce((sum, { products }) => sum + products, 0);
}
