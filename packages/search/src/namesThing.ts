import type { KeywordTerm } from './parseKeyword.ts';

/** A letter, a number, or the last character of many devices (器, 机), which is also in names of others. */
const IS_PART = /^[\w\u5668\u673a]$|\d/;

/**
 * Returns whether a word of a keyword names a thing. Colors, materials, uses and numbers such as sizes only describe
 * one.
 *
 * @example namesThing(keywordTermOf('mug')) // true, but false for 'black' and '320ml'
 */
export function namesThing({ text, alternatives }: Pick<KeywordTerm, 'text' | 'alternatives'>): boolean {
  return alternatives.qualities.length === 0 && !IS_PART.test(text);
}
