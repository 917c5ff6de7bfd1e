import { groupBy } from '../groupBy.ts';
import { readingsOf } from './readings.ts';
import { stemOf } from './stemOf.ts';
import { LONGEST_PART } from './termsOfText.ts';
import { tokenise } from './tokenise.ts';

/** What may be typed instead of what. */
export interface SynonymIndex {
  /** Whether a run of characters, or the term of an English word, is in the list. */
  isKnownWord(term: string): boolean;
  /** Terms that mean the same as a phrase; the phrase itself is not among them. */
  alternativesTo(phrase: string): readonly string[];
}

/**
 * Makes groups of synonyms ready for searching. Chinese words are known by their pinyin, too.
 *
 * @param groups words and short phrases that mean the same; a phrase of more than two English words is understood, but
 *   not looked for, since the index holds no longer ones
 */
export function indexSynonyms(groups: readonly (readonly string[])[]): SynonymIndex {
  const known = new Set(groups.flat().map(termOfPhrase));
  const asWritten = groupBy(
    groups.flatMap((group) => group.map((word) => ({ key: termOfPhrase(word), group }))),
    keyOf,
  );
  const asRead = groupBy(
    groups.flatMap((group) => group.filter(isHan).map((word) => ({ key: readingsOf(word).join(''), group }))),
    keyOf,
  );
  return {
    isKnownWord: (term) => known.has(term),
    alternativesTo: (phrase) => {
      const own = termOfPhrase(phrase);
      // pan is a pan, and the reading of 盘 only where nothing is written so.
      const fitting = asWritten.get(own) ?? asRead.get(own) ?? [];
      const terms = fitting.flatMap(({ group }) => group.filter(isTerm).map(termOfPhrase));
      return [...new Set(terms)].filter((term) => term !== own);
    },
  };
}

function keyOf({ key }: { key: string }): string {
  return key;
}

/**
 * The term that stands for a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return tokenise(phrase)
    .map(({ script, text }) => (script === 'han' ? text : stemOf(text)))
    .join(' ');
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}+$/u.test(word);
}

function isTerm(phrase: string): boolean {
  const [first, ...others] = tokenise(phrase);
  return first?.script === 'han' ? first.text.length <= LONGEST_PART : others.length < 2;
}
