import type { KeywordTerm } from './parseKeyword.ts';
import type { PricedReading } from './withPriceWords.ts';

/** How a keyword was understood, for messages and for choosing a SKU. */
export interface KeywordReading {
  /** The corrected keyword, if it was misspelled. */
  corrected?: string | undefined;
  /** Terms of the keyword, after any correction. */
  keywordTerms: readonly KeywordTerm[];
  /** Whether no product matches all words, so that results miss some. */
  isRelaxed: boolean;
  /** Words that were left out; empty if results may miss any. */
  unmatched: readonly string[];
  /** Whether no product has this name, and results only mention it. */
  isOnlyMentioned: boolean;
}

/** The reading of a keyword without results. */
export const EMPTY_READING: KeywordReading = {
  keywordTerms: [],
  isRelaxed: false,
  unmatched: [],
  isOnlyMentioned: false,
};

/**
 * Converts a reading to the contract's format.
 *
 * @param priced the reading of words that name no product, such as a price
 */
export function describeReading(
  { corrected, isRelaxed, unmatched, isOnlyMentioned }: Omit<KeywordReading, 'keywordTerms'>,
  { price, sale, sort, shipping, remainingKeyword, unread }: Omit<PricedReading<object>, 'query'> = {
    unread: [],
  },
) {
  return {
    isOnlyMentioned,
    isRelaxed: isRelaxed || unread.length > 0,
    unmatchedWords: [...unmatched, ...unread].slice(0, MAX_UNMATCHED_WORDS),
    ...(corrected !== undefined && { correctedKeyword: corrected }),
    ...(price && { keywordPrice: { keyword: price.keyword, min: price.min ?? null, max: price.max ?? null } }),
    ...(sale && { keywordSale: sale }),
    ...(sort && { keywordSort: sort }),
    ...(shipping && { keywordShipping: shipping }),
    ...(remainingKeyword !== undefined && { keywordRest: remainingKeyword }),
  };
}

/** Maximum of the contract. */
const MAX_UNMATCHED_WORDS = 8;
