import { isEverydayWord } from './everydayWords.ts';
import { isMisspelling, isNeighbourSwap, isOmission } from './slips.ts';
import { termOfPhrase, termOfTokens } from './termOfPhrase.ts';
import { type Token, tokenise } from './tokenise.ts';
import { LONGEST_PART, lengthOf } from './wordsOfRun.ts';

/** Words and short phrases that mean the same, group by group. */
export type WordGroups = readonly (readonly string[])[];

/** Words for things that a shop does not sell, and words for what it has instead. */
export interface RelatedWords {
  asked: readonly string[];
  /** Empty if the shop has nothing like it: then nothing is found, not even products whose texts mention it. */
  closest: readonly string[];
}

/** What a lexicon is made from. */
export interface LexiconParts {
  /** What things are called. */
  synonyms: WordGroups;
  /** What things are like: materials, uses. */
  qualities: WordGroups;
  /** Names of colours: qualities that only products with such a value have, whatever their descriptions mention. */
  colours?: WordGroups | undefined;
  /** What shoppers ask for and the shop does not sell, with the names of what comes closest. */
  related?: readonly RelatedWords[] | undefined;
  /**
   * Synonyms that also name other things. They are understood, but not looked for when another word of their group is typed: a
   * shopper who types "bottle" may want a thermos, but one who types "thermos" no bottle vase.
   */
  broad?: readonly string[] | undefined;
  /** Words for presents and the days on which they are given: what is sold out is listed last. */
  occasions?: readonly string[] | undefined;
  /** Brands of the shop's own: they are found although every product has them. */
  brands?: readonly string[] | undefined;
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
  /** To be looked for in names, where nothing is called so. */
  near: readonly string[];
  /** Those of them that the shop lists itself, which come before words that mean the same. @default none */
  nearest?: readonly string[] | undefined;
  /** Whether the shop says that it does not sell the thing. @default false */
  isUnsold?: boolean;
}

/** What is known of words before any product is looked at. */
export interface Lexicon extends Pick<LexiconParts, 'readingsOf'> {
  /** Whether a run of characters, or the term of an English word or phrase, is in a group. */
  isKnownWord(term: string): boolean;
  /** Whether letters are the pinyin of something that the shop says it does not sell: `hongjiu` for 红酒 (red wine). */
  isUnsoldReading(letters: string): boolean;
  /** Whether a term is the name of a colour. */
  isColour(term: string): boolean;
  /** Whether a term is a word for a present, or for a day on which presents are given. */
  isOccasion(term: string): boolean;
  /** The terms of the shop's own brands. */
  brands: readonly string[];
  /** Whether two terms stand in one group. */
  areSame(one: string, other: string): boolean;
  /**
   * Whether a compound names another thing than its last word does. Chinese tells: a pen cup (笔筒) is no cup (杯), but a fountain
   * pen (钢笔) is a pen (笔).
   */
  isOtherThing(word: string, compound: string): boolean;
  /** The English word of the lexicon that a misspelt one may be, if there is one. */
  closestWord(misspelt: string): string | undefined;
  /** What may be typed instead of a phrase. Chinese words are known by their pinyin, phrases also without their spaces. */
  alternativesTo(phrase: string): Alternatives;
  /** What is called by a longer Chinese word that has these characters: 日记 of 日记本. */
  namesWith(run: string): readonly string[];
}

/** Shorter words are one slip away from too many others. */
const SHORTEST = 5;
/** Letters of the shortest word in which a missing letter or two swapped ones are corrected, but no other slip. */
const SHORTEST_OMISSION = 4;

/** A single character is part of too many words. */
const SHORTEST_PART = 2;

type NearTerms = Required<Pick<Alternatives, 'near' | 'nearest'>>;

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
export function createLexicon(parts: LexiconParts): Lexicon {
  const {
    synonyms,
    qualities,
    colours = [],
    related = [],
    broad = [],
    occasions = [],
    brands = [],
    readingsOf,
  } = parts;
  const asWritten = new Map<string, Group[]>();
  const asRead = new Map<string, Group[]>();
  const joined = new Map<string, Group[]>();
  const endings = new Map<string, Group[]>();
  const learn = (words: readonly string[], isQuality: boolean) => {
    const phrases = words.map((word) => {
      const tokens = tokenise(word);
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
  for (const words of [...qualities, ...colours]) learn(words, true);
  const colourTerms = new Set(colours.flat().map(termOfPhrase));
  const occasionTerms = new Set(occasions.map(termOfPhrase));
  const nearTo = new Map<string, NearTerms>();
  const nearToReading = new Map<string, NearTerms>();
  for (const { asked, closest } of related) {
    const terms = closest.map(termOfPhrase);
    const groups = terms.flatMap((term) => asWritten.get(term) ?? []);
    const near = { near: [...new Set([...terms, ...groups.flatMap((group) => group.terms)])], nearest: terms };
    for (const word of asked) {
      nearTo.set(termOfPhrase(word), near);
      // A single syllable could be anything.
      if (isHan(word) && lengthOf(word) > 1) nearToReading.set(readingsOf(word).join(''), near);
    }
  }
  const words = [...synonyms, ...qualities, ...colours, ...related.map(({ asked }) => asked)]
    .flat()
    .filter(isLatinWord);
  const longWords = words.filter(({ length }) => length >= SHORTEST);
  return {
    readingsOf,
    brands: brands.map(termOfPhrase),
    isKnownWord: (term) => asWritten.has(term) || nearTo.has(term),
    isUnsoldReading: (letters) => nearToReading.has(letters) && !isEverydayWord(letters),
    isColour: (term) => colourTerms.has(term),
    isOccasion: (term) => occasionTerms.has(term),
    areSame: (one, other) => asWritten.get(one)?.some((group) => asWritten.get(other)?.includes(group)) ?? false,
    isOtherThing: (word, compound) => {
      const [own, others] = [lastCharacters(asWritten.get(word)), lastCharacters(asWritten.get(compound))];
      return own.size > 0 && others.size > 0 && [...others].every((character) => !own.has(character));
    },
    closestWord: (misspelt) => {
      if (misspelt.length >= SHORTEST) return longWords.find((word) => isMisspelling(misspelt, word));
      if (misspelt.length < SHORTEST_OMISSION) return undefined;
      return words.find((word) => isOmission(misspelt, word)) ?? words.find((word) => isNeighbourSwap(misspelt, word));
    },
    alternativesTo: (phrase) => {
      const own = termOfPhrase(phrase);
      // pan is a pan, and the reading of 盘 only where nothing is written so.
      const groups = asWritten.get(own) ?? joined.get(own) ?? (isEverydayWord(own) ? [] : asRead.get(own)) ?? [];
      // The letters as typed: a reading has no plural, and the term of tuoxie is tuoxi.
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
  const known = groups.get(key) ?? [];
  if (!known.includes(group)) groups.set(key, [...known, group]);
}

/** What a longer word ends in, and might be taken for. */
function endingsOf(term: string): string[] {
  if (isHan(term)) return Array.from({ length: term.length - 1 }, (_, start) => term.slice(start + 1));
  const words = term.split(' ');
  return words.slice(1).map((_, start) => words.slice(start + 1).join(' '));
}

/** In which characters the Chinese words of groups end. */
function lastCharacters(groups: readonly Group[] = []): ReadonlySet<string | undefined> {
  return new Set(groups.flatMap(({ terms }) => terms.filter(isHan).map((term) => Array.from(term).at(-1))));
}

function isLatinWord(word: string): boolean {
  return /^[a-z]+$/.test(word) && word.length >= SHORTEST_OMISSION;
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}+$/u.test(word);
}

function isTerm([first, ...others]: readonly Token[]): boolean {
  return first?.script === 'han' ? lengthOf(first.text) <= LONGEST_PART : others.length < 2;
}
