import { termOfPhrase, termOfTokens } from '../text/stemOf.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { LONGEST_PART, lengthOf } from '../text/wordsOfRun.ts';
import { isMisspelling, isNeighborSwap, isOmission, isRepetition } from '../typos/typos.ts';
import { isEverydayWord } from './everydayWords.ts';

/** Groups of words and short phrases with the same meaning. */
export type WordGroups = readonly (readonly string[])[];

/** Words for products that a shop does not sell, and words for the closest ones. */
export interface RelatedWords {
  asked: readonly string[];
  /** Empty if the shop has nothing similar: then nothing is found, not even products whose texts mention it. */
  closest: readonly string[];
}

/** The content of a lexicon. */
export interface LexiconParts {
  /** Synonyms of names. */
  synonyms: WordGroups;
  /** Synonyms of qualities: materials, uses. */
  qualities: WordGroups;
  /** Names of colors: qualities that only products with such a value have, whatever their descriptions mention. */
  colors?: WordGroups | undefined;
  /** Products that the shop does not sell, with the names of the closest ones. */
  related?: readonly RelatedWords[] | undefined;
  /**
   * Synonyms that also name other things. They are understood, but not searched when another word of their group is
   * typed: "bottle" may mean a thermos, but "thermos" not a bottle vase.
   */
  broad?: readonly string[] | undefined;
  /** Words for presents and occasions: sold-out products are then listed last. */
  occasions?: readonly string[] | undefined;
  /** The shop's own brands: they are found although every product has them. */
  brands?: readonly string[] | undefined;
  /**
   * Returns the pinyin of each character of a run, without tones, ü as `v`; an unknown character is returned itself.
   *
   * @example readingsOf('绿茶') // ['lv', 'cha']
   */
  readingsOf(run: string): readonly string[];
}

/** Synonyms of a phrase, without the phrase itself. */
export interface Alternatives {
  /** To search in names only: a caddy whose text mentions cups is not a mug. */
  names: readonly string[];
  /** The same, but ambiguous: "cup" may mean a mug, but "mug" not a pen cup. */
  vague: readonly string[];
  /** To search in all texts of a product. */
  qualities: readonly string[];
  /** To search in names, if no name matches. */
  near: readonly string[];
  /** The terms of `near` that the shop lists itself. They rank before their synonyms. @default none */
  nearest?: readonly string[] | undefined;
  /** Whether the shop declares that it does not sell the thing. @default false */
  isUnsold?: boolean;
}

/** Knowledge about words, independent of products. */
export interface Lexicon extends Pick<LexiconParts, 'readingsOf'> {
  /** Returns whether a run of characters, or the term of an English word or phrase, is in a group. */
  isKnownWord(term: string): boolean;
  /** Returns whether an English word is the last of a longer name: the can of a watering can. */
  endsName(word: string): boolean;
  /** Returns whether letters are the pinyin of a product that the shop does not sell: `hongjiu` for 红酒 (red wine). */
  isUnsoldReading(letters: string): boolean;
  /** Returns whether a term is the name of a color. */
  isColor(term: string): boolean;
  /** Returns whether a term is a word for a present, or for an occasion. */
  isOccasion(term: string): boolean;
  /** The terms of the shop's own brands. */
  brands: readonly string[];
  /** Returns whether two terms are in one group. */
  areSame(one: string, other: string): boolean;
  /**
   * Returns whether a compound names another thing than its last word. Chinese decides: a pen cup (笔筒) is not a cup
   * (杯), but a fountain pen (钢笔) is a pen (笔).
   */
  isOtherThing(word: string, compound: string): boolean;
  /** Returns the English word of the lexicon that a misspelled one may be, if there is one. */
  closestWord(misspelt: string): string | undefined;
  /**
   * Returns the synonyms of a phrase. Chinese words are also found by their pinyin, phrases also without their spaces.
   */
  alternativesTo(phrase: string): Alternatives;
  /** Returns longer Chinese names that contain these characters: 日记本 for 日记. */
  namesWith(run: string): readonly string[];
}

/** Shorter words are one typo away from too many others. */
const SHORTEST = 5;
/** Minimum length of a word in which a missing letter or two swapped ones are corrected, but no other typo. */
const SHORTEST_OMISSION = 4;
/** Minimum length of a word in which repeated letters are corrected. */
const SHORTEST_REPEATED = 3;

/** A single character is part of too many words. */
const SHORTEST_PART = 2;

type NearTerms = Required<Pick<Alternatives, 'near' | 'nearest'>>;

interface Group {
  /** Terms that are short enough for an index. */
  terms: readonly string[];
  isQuality: boolean;
}

/**
 * Creates a lexicon.
 *
 * @param parts phrases of more than two English words are understood, but not searched, because an index has no longer
 *   ones
 */
export function createLexicon(parts: LexiconParts): Lexicon {
  const { synonyms, qualities, colors = [], related = [], broad = [], occasions = [], brands = [], readingsOf } = parts;
  const asWritten = new Map<string, Group[]>();
  const asRead = new Map<string, Group[]>();
  const joined = new Map<string, Group[]>();
  const endings = new Map<string, Group[]>();
  const learn = (words: readonly string[], isQuality: boolean) => {
    const phrases = words.map((word) => {
      const tokens = tokenize(word);
      return { word, tokens, term: termOfTokens(tokens) };
    });
    const terms = phrases.filter(({ word, tokens }) => isTerm(tokens) && !broad.includes(word)).map(({ term }) => term);
    const group = { terms, isQuality };
    for (const { word, term } of phrases) {
      add(asWritten, term, group);
      for (const ending of endingsOf(term)) add(endings, ending, group);
      if (isHan(word)) add(asRead, readingsOf(word).join(''), group);
      else if (term.includes(' ')) add(joined, term.replaceAll(' ', ''), group);
    }
  };
  for (const words of synonyms) learn(words, false);
  for (const words of [...qualities, ...colors]) learn(words, true);
  const colorTerms = new Set(colors.flat().map(termOfPhrase));
  const occasionTerms = new Set(occasions.map(termOfPhrase));
  const nearTo = new Map<string, NearTerms>();
  const nearToReading = new Map<string, NearTerms>();
  for (const { asked, closest } of related) {
    const terms = closest.map(termOfPhrase);
    const groups = terms.flatMap((term) => asWritten.get(term) ?? []);
    const near = { near: [...new Set([...terms, ...groups.flatMap((group) => group.terms)])], nearest: terms };
    for (const word of asked) {
      nearTo.set(termOfPhrase(word), near);
      // A single syllable is too ambiguous.
      if (isHan(word) && lengthOf(word) > 1) nearToReading.set(readingsOf(word).join(''), near);
    }
  }
  const phrases = [...synonyms, ...qualities, ...colors, ...related.map(({ asked }) => asked)].flat();
  const words = phrases.filter(isLatinWord);
  const wordParts = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))].filter(
    (part) => /^[a-z]+$/.test(part) && part.length >= SHORTEST_REPEATED,
  );
  const longWords = words.filter(({ length }) => length >= SHORTEST);
  return {
    readingsOf,
    brands: brands.map(termOfPhrase),
    isKnownWord: (term) => asWritten.has(term) || nearTo.has(term),
    endsName: (word) => !isHan(word) && endings.has(termOfPhrase(word)),
    isUnsoldReading: (letters) => nearToReading.has(letters) && !isEverydayWord(letters),
    isColor: (term) => colorTerms.has(term),
    isOccasion: (term) => occasionTerms.has(term),
    areSame: (one, other) => asWritten.get(one)?.some((group) => asWritten.get(other)?.includes(group)) ?? false,
    isOtherThing: (word, compound) => {
      const [charactersOfWord, charactersOfCompound] = [
        lastCharacters(asWritten.get(word)),
        lastCharacters(asWritten.get(compound)),
      ];
      return (
        charactersOfWord.size > 0 &&
        charactersOfCompound.size > 0 &&
        [...charactersOfCompound].every((character) => !charactersOfWord.has(character))
      );
    },
    closestWord: (misspelt) => {
      const repeated = wordParts.find((word) => isRepetition(misspelt, word));
      if (repeated !== undefined) return repeated;
      if (misspelt.length >= SHORTEST) return longWords.find((word) => isMisspelling(misspelt, word));
      if (misspelt.length < SHORTEST_OMISSION) return onlyWord(words.filter((word) => lacksLetter(misspelt, word)));
      return words.find((word) => isOmission(misspelt, word)) ?? words.find((word) => isNeighborSwap(misspelt, word));
    },
    alternativesTo: (phrase) => {
      const own = termOfPhrase(phrase);
      // pan is a pan, and the pinyin of 盘 only if no word is spelled like it.
      const groups = asWritten.get(own) ?? joined.get(own) ?? (isEverydayWord(own) ? [] : asRead.get(own)) ?? [];
      // The letters as typed: pinyin has no plural, and the term of tuoxie is tuoxi.
      const near =
        nearTo.get(own) ?? (groups.length > 0 || isEverydayWord(own) ? undefined : nearToReading.get(phrase));
      const terms = new Set(groups.flatMap((group) => group.terms));
      terms.delete(own);
      const isVague = (term: string) => endings.get(term)?.some((group) => !group.terms.includes(term)) ?? false;
      const qualities = new Set(groups.filter(({ isQuality }) => isQuality).flatMap((group) => group.terms));
      return {
        names: [...terms].filter((term) => qualities.has(term) || !isVague(term)),
        vague: [...terms].filter((term) => !qualities.has(term) && isVague(term)),
        qualities: [...terms].filter((term) => qualities.has(term)),
        near: near?.near ?? [],
        ...(near && { nearest: near.nearest, isUnsold: true }),
      };
    },
    namesWith: (run) => {
      if (lengthOf(run) < SHORTEST_PART) return [];
      const groups = [...asWritten].flatMap(([term, some]) => (isHan(term) && term.includes(run) ? some : []));
      return [...new Set(groups.filter(({ isQuality }) => !isQuality).flatMap((group) => group.terms))];
    },
  };
}

function add(groups: Map<string, Group[]>, key: string, group: Group): void {
  const sameKey = groups.get(key) ?? [];
  if (!sameKey.includes(group)) groups.set(key, [...sameKey, group]);
}

/** Returns the endings of a longer word, which it might be confused with. */
function endingsOf(term: string): string[] {
  if (isHan(term)) return Array.from({ length: term.length - 1 }, (_, start) => term.slice(start + 1));
  const words = term.split(' ');
  return words.slice(1).map((_, start) => words.slice(start + 1).join(' '));
}

/** Returns the last characters of the Chinese words of groups. */
function lastCharacters(groups: readonly Group[] = []): ReadonlySet<string | undefined> {
  return new Set(groups.flatMap(({ terms }) => terms.filter(isHan).map((term) => Array.from(term).at(-1))));
}

/** Returns the word of a list, unless there are several. Singular and plural are one. */
function onlyWord(words: readonly string[]): string | undefined {
  return new Set(words.map(termOfPhrase)).size === 1 ? words[0] : undefined;
}

/** Returns whether one letter is missing, inside a word or at its end: pnk, blu. */
function lacksLetter(misspelt: string, word: string): boolean {
  return misspelt.length === SHORTEST_REPEATED && (isOmission(misspelt, word) || isLastMissing(misspelt, word));
}

function isLastMissing(misspelt: string, word: string): boolean {
  return word.length === misspelt.length + 1 && word.startsWith(misspelt);
}

function isLatinWord(word: string): boolean {
  return /^[a-z]+$/.test(word) && word.length >= SHORTEST_OMISSION;
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}+$/u.test(word);
}

function isTerm([first, ...followingTokens]: readonly Token[]): boolean {
  return first?.script === 'han' ? lengthOf(first.text) <= LONGEST_PART : followingTokens.length < 2;
}
