import {
  type KeywordMatch,
  type MatchOptions,
  matchKeyword as matchWithIndex,
  type SearchIndex,
} from '@mallard/search';
import type { Database } from '../../../db/database.ts';
import { lookUpRuns, lookUpSpellings, lookUpTerms, lookUpTypos } from './lookUpTerms.ts';
import { countHits } from './matchQueries.ts';
import { shopLexicon } from './shopLexicon.ts';

/**
 * Interprets a keyword. Reads the vocabulary, which grows much slower than the number of products, and for several words the bitmaps
 * of their products.
 */
export function matchKeyword(db: Database, keyword: string, options?: MatchOptions): Promise<KeywordMatch> {
  return matchWithIndex(keyword, indexOf(db), shopLexicon, options);
}

function indexOf(db: Database): SearchIndex {
  return {
    lookUpRuns: (runs) => lookUpRuns(db, runs),
    findCandidates: (keywordTerms, isUnfinished) => lookUpTerms(db, keywordTerms, { isUnfinished }),
    findTypos: (words) => lookUpTypos(db, words),
    findSpellings: (forms) => lookUpSpellings(db, forms),
    countDocuments: (groups) => countHits(db, groups),
  };
}
