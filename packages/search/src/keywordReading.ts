import type { Wish } from './parseKeyword.ts';
import type { PricedReading } from './priceWords.ts';

/** How a keyword was understood, for telling the shopper and for choosing a SKU. */
export interface KeywordReading {
  /** What was searched for in its place, where it was misspelt. */
  corrected?: string | undefined;
  /** What was asked for, after any correction. */
  wishes: readonly Wish[];
  /** Whether no product has all words, so that products are found that lack some. */
  isRelaxed: boolean;
  /** The words that were left out; empty where products may lack any. */
  unmatched: readonly string[];
  /** Whether nothing is called so, and what is found only speaks of it. */
  isOnlyMentioned: boolean;
}

/** The reading of a keyword that finds nothing. */
export const NOTHING_READ: KeywordReading = { wishes: [], isRelaxed: false, unmatched: [], isOnlyMentioned: false };

/**
 * What a search tells of how it understood the keyword, as the contract has it.
 *
 * @param priced how the words of the keyword were understood that name no product, such as a price
 */
export function describeReading(
  { corrected, isRelaxed, unmatched, isOnlyMentioned }: Omit<KeywordReading, 'wishes'>,
  { price, sale, sort, shipping, rest, unread }: Omit<PricedReading<object>, 'query'> = { unread: [] },
) {
  return {
    isOnlyMentioned,
    isRelaxed: isRelaxed || unread.length > 0,
    unmatchedWords: [...unmatched, ...unread].slice(0, MOST_UNMATCHED),
    ...(corrected !== undefined && { correctedKeyword: corrected }),
    ...(price && { keywordPrice: { keyword: price.keyword, min: price.min ?? null, max: price.max ?? null } }),
    ...(sale && { keywordSale: sale }),
    ...(sort && { keywordSort: sort }),
    ...(shipping && { keywordShipping: shipping }),
    ...(rest !== undefined && { keywordRest: rest }),
  };
}

/** As many as the contract lets through. */
const MOST_UNMATCHED = 8;
