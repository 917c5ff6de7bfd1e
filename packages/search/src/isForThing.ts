import type { KeywordTerm } from './parseKeyword.ts';

/**
 * Returns whether a word of a keyword names a thing. Colors, materials, uses and numbers such as sizes only describe
 * one.
 *
 * @example isForThing(keywordTermOf('mug')) // true, but false for 'black' and '320ml'
 */
export function isForThing({ text, alternatives }: Pick<KeywordTerm, 'text' | 'alternatives'>): boolean {
  return alternatives.qualities.length === 0 && !/^\w$|\d/.test(text);
}
