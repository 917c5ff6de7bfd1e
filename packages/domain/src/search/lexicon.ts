import { termOfPhrase, termOfTokens } from './termOfPhrase.ts';
import { type Token, tokenise } from './tokenise.ts';
import { LONGEST_PART, lengthOf } from './wordsOfRun.ts';

/** Words and short phrases that mean the same, group by group. */
export type WordGroups = readonly (readonly string[])[];

/** What a lexicon is made from. */
export interface LexiconParts {
  /** What things are called. */
  synonyms: WordGroups;
  /** What things are like: colours, materials, uses. */
  qualities: WordGroups;
  /**
   * How each character of a run is read, without tones, ü as `v`; what is not known stands for itself.
   *
   * @example readingsOf('绿茶') // ['lv', 'cha']
   */
  readingsOf(run: string): readonly string[];
}

/** Terms that mean the same as a phrase; the phrase itself is not among them. */
export interface Alternatives {
  /** To be looked for in names alone: a caddy whose text speaks of cups is no mug. */
  names: readonly string[];
  /** The same, but they often mean something else: who types cup may want a mug, but who types mug no pen cup. */
  vague: readonly string[];
  /** To be looked for wherever something is said of a product. */
  qualities: readonly string[];
}

/** What is known of words before any product is looked at. */
export interface Lexicon extends Pick<LexiconParts, 'readingsOf'> {
  /** Whether a run of characters, or the term of an English word or phrase, is in a group. */
  isKnownWord(term: string): boolean;
  /** Whether two terms stand in one group. */
  areSame(one: string, other: string): boolean;
  /** What may be typed instead of a phrase. Chinese words are known by their pinyin, phrases also without their spaces. */
  alternativesTo(phrase: string): Alternatives;
}

interface Group {
  /** Those that are short enough to be in an index. */
  terms: readonly string[];
  isQuality: boolean;
}

/**
 * Makes groups of words ready for searching.
 *
 * @param parts a phrase of more than two English words is understood, but not looked for, since an index holds no longer ones
 */
export function createLexicon({ synonyms, qualities, readingsOf }: LexiconParts): Lexicon {
  const asWritten = new Map<string, Group[]>();
  const asRead = new Map<string, Group[]>();
  const joined = new Map<string, Group[]>();
  const endings = new Map<string, Group[]>();
  const learn = (words: readonly string[], isQuality: boolean) => {
    const phrases = words.map((word) => {
      const tokens = tokenise(word);
      return { word, tokens, term: termOfTokens(tokens) };
    });
    const group = { terms: phrases.filter(({ tokens }) => isTerm(tokens)).map(({ term }) => term), isQuality };
    for (const { word, term } of phrases) {
      add(asWritten, term, group);
      for (const ending of endingsOf(term)) add(endings, ending, group);
      if (isHan(word)) add(asRead, readingsOf(word).join(''), group);
      else if (term.includes(' ')) add(joined, term.replaceAll(' ', ''), group);
    }
  };
  for (const words of synonyms) learn(words, false);
  for (const words of qualities) learn(words, true);
  return {
    readingsOf,
    isKnownWord: (term) => asWritten.has(term),
    areSame: (one, other) => asWritten.get(one)?.some((group) => asWritten.get(other)?.includes(group)) ?? false,
    alternativesTo: (phrase) => {
      const own = termOfPhrase(phrase);
      // pan is a pan, and the reading of 盘 only where nothing is written so.
      const groups = asWritten.get(own) ?? joined.get(own) ?? asRead.get(own) ?? [];
      const terms = new Set(groups.flatMap((group) => group.terms));
      terms.delete(own);
      const isVague = (term: string) => endings.get(term)?.some((group) => !group.terms.includes(term)) ?? false;
      const qualities = new Set(groups.filter(({ isQuality }) => isQuality).flatMap((group) => group.terms));
      return {
        names: [...terms].filter((term) => qualities.has(term) || !isVague(term)),
        vague: [...terms].filter((term) => !qualities.has(term) && isVague(term)),
        qualities: [...terms].filter((term) => qualities.has(term)),
      };
    },
  };
}

function add(groups: Map<string, Group[]>, key: string, group: Group): void {
  const known = groups.get(key) ?? [];
  if (!known.includes(group)) groups.set(key, [...known, group]);
}

/** What a longer word ends in, and might be taken for. */
function endingsOf(term: string): string[] {
  if (isHan(term)) return Array.from({ length: term.length - 1 }, (_, start) => term.slice(start + 1));
  const words = term.split(' ');
  return words.slice(1).map((_, start) => words.slice(start + 1).join(' '));
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}+$/u.test(word);
}

function isTerm([first, ...others]: readonly Token[]): boolean {
  return first?.script === 'han' ? lengthOf(first.text) <= LONGEST_PART : others.length < 2;
}
