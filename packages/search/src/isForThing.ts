import type { Wish } from './parseKeyword.ts';

/**
 * Returns whether a word of a keyword names a thing. Colours, materials, uses and figures such as sizes only describe one.
 *
 * @example isForThing(wishOf('mug')) // true, but false for 'black' and '320ml'
 */
export function isForThing({ text, alternatives }: Pick<Wish, 'text' | 'alternatives'>): boolean {
  return alternatives.qualities.length === 0 && !/^\w$|\d/.test(text);
}
