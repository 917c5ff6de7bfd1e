import { type ChosenTerm, LEAST_CERTAIN } from './matchQuality.ts';
import { namesThing } from './namesThing.ts';
import type { KeywordTerm } from './parseKeyword.ts';
import { intendedOnly, type KeywordWords } from './relaxedWords.ts';

/**
 * Returns whether a keyword names a thing that no product is called, so that results only mention it. A search for a
 * curtain that finds candles to be kept away from curtains needs a message. Colors, materials, uses and numbers
 * describe a thing, and are not its name.
 *
 * @param words the matching terms of each search term
 */
export function isOnlyMentioned(keywordTerms: readonly KeywordTerm[], words: KeywordWords): boolean {
  const forThings = intendedOnly(words).filter((terms, index) => {
    const keywordTerm = keywordTerms[index];
    return keywordTerm !== undefined && namesThing(keywordTerm) && terms.length > 0;
  });
  const isName = ({ isMention, quality }: ChosenTerm) => !isMention && quality >= LEAST_CERTAIN;
  return (
    forThings.some((terms) => terms.every(({ isMention }) => isMention)) &&
    (forThings.length === 1 || !forThings.flat().some(isName))
  );
}
