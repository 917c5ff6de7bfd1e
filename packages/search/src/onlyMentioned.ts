import { isForThing } from './isForThing.ts';
import { type ChosenTerm, LEAST_CERTAIN } from './matchQuality.ts';
import type { Wish } from './parseKeyword.ts';
import { earnestly, type KeywordWords } from './someOfWords.ts';

/**
 * Whether a keyword asks for a thing that nothing is called by, so that what is found only speaks of it: who looks for a
 * curtain and reads of candles that are to be kept away from curtains should be told. Colours, materials and uses, and
 * figures such as sizes, are said of a thing, not its name.
 *
 * @param words for each wish the terms that meet it
 */
export function isOnlyMentioned(wishes: readonly Wish[], words: KeywordWords): boolean {
  const forThings = earnestly(words).filter((terms, place) => {
    const wish = wishes[place];
    return wish !== undefined && isForThing(wish) && terms.length > 0;
  });
  const isName = ({ isMention, quality }: ChosenTerm) => !isMention && quality >= LEAST_CERTAIN;
  return (
    forThings.some((terms) => terms.every(({ isMention }) => isMention)) &&
    (forThings.length === 1 || !forThings.flat().some(isName))
  );
}
