import { readingsOf } from './readings.ts';
import { stemOf } from './stemOf.ts';
import { LONGEST_PART } from './termsOfText.ts';
import { tokenise } from './tokenise.ts';

/** What may be typed instead of what. */
export interface SynonymIndex {
  /** Whether a run of characters is a word of the list. */
  isKnownWord(run: string): boolean;
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
  const known = new Set(groups.flat().filter((word) => /^\p{Script=Han}+$/u.test(word)));
  const groupsOf = new Map<string, (readonly string[])[]>();
  const add = (key: string, group: readonly string[]) => groupsOf.set(key, [...(groupsOf.get(key) ?? []), group]);
  for (const group of groups) {
    const keys = group.flatMap((word) => (known.has(word) ? [word, readingsOf(word).join('')] : [termOfPhrase(word)]));
    for (const key of new Set(keys)) add(key, group);
  }
  return {
    isKnownWord: (run) => known.has(run),
    alternativesTo: (phrase) => {
      const own = termOfPhrase(phrase);
      const terms = (groupsOf.get(own) ?? []).flat().filter(isTerm).map(termOfPhrase);
      return [...new Set(terms)].filter((term) => term !== own);
    },
  };
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

function isTerm(phrase: string): boolean {
  const [first, ...others] = tokenise(phrase);
  return first?.script === 'han' ? first.text.length <= LONGEST_PART : others.length < 2;
}
