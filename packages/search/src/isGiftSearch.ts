import type { KeywordTerm } from './parseKeyword.ts';

/**
 * Returns whether a keyword asks for a present. Sold-out products are then listed last, however well they match.
 *
 * @example isGiftSearch(keywordTermsOf('gift for mom')) // true
 */
export function isGiftSearch(keywordTerms: readonly Pick<KeywordTerm, 'isOccasion'>[]): boolean {
  return keywordTerms.some(({ isOccasion }) => isOccasion);
}
