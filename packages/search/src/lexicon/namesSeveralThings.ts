import { boundariesOf } from '../text/wordsOfRun.ts';
import type { Lexicon } from './lexicon.ts';

/** Returns whether a label separates several things: “Scent & plants”. */
export function hasSeparator(label: string): boolean {
  return /[&,、，与和]|\band\b/i.test(label);
}

/**
 * Returns whether a label names several things, with or without a separator. A product in such a category need not be
 * each of them.
 *
 * @example namesSeveralThings('绿植花器', lexicon) // true: plants (绿植) and vases (花器)
 */
export function namesSeveralThings(label: string, lexicon: Lexicon): boolean {
  if (hasSeparator(label)) return true;
  if (!/^\p{Script=Han}+$/u.test(label) || lexicon.isKnownWord(label)) return false;
  return boundariesOf(label)
    .slice(1, -1)
    .some((border) => {
      const [one, other] = [label.slice(0, border), label.slice(border)];
      return isKnownThing(one, lexicon) && isKnownThing(other, lexicon) && !lexicon.areSame(one, other);
    });
}

function isKnownThing(word: string, lexicon: Lexicon): boolean {
  const { qualities, isUnsold = false } = lexicon.alternativesTo(word);
  return lexicon.isKnownWord(word) && qualities.length === 0 && !isUnsold;
}
