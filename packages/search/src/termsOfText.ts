import { createMemory } from './createMemory.ts';
import type { Lexicon } from './lexicon.ts';
import { type Standing, standingsOf } from './standingsOf.ts';
import { stemOf } from './stemOf.ts';
import { isStopWord } from './stopWords.ts';
import { type Token, tokenise } from './tokenise.ts';
import { LONGEST_PART, lengthOf, type Part, partsOfRun, wordsOfRun } from './wordsOfRun.ts';

/** One way of typing a term. */
export interface Form {
  text: string;
  /** `phrase`: two words; `part`: a shorter run of characters within the word. */
  kind: 'latin' | 'phrase' | 'han' | 'pinyin' | 'initials' | 'part';
  /** Whether slips are forgiven. */
  isForgiving: boolean;
}

/** Something that a text can be found by. */
export interface Term {
  term: string;
  /** Whether it is a word, rather than characters that happen to stand together. */
  isWord: boolean;
  standing: Standing;
  forms: readonly Form[];
}

/**
 * What a text is to the thing it belongs to. A `name` is found by any part of it, and by what was meant though not typed. A
 * `fact`, such as a brand or a material, is found by its whole words. So is a longer `text`, which may merely mention a thing: it is
 * passed over where names or facts have the word.
 */
export type Role = 'name' | 'fact' | 'text';

/**
 * A name of one thing, a label that may name several, a longer text, a fact such as a material, or the name of a value such as a
 * colour.
 */
export type Manner = 'title' | 'label' | 'text' | 'fact' | 'value';

const LONGEST_WORD = 8;
// Longer words would be found by too many wrong neighbours.
const LONGEST_FORM = 40;
const SHORTEST_FORGIVING = 4;
const SHORTEST_FORGIVING_INITIALS = 3;
/** Words to remember; texts say the same ones again and again. */
const MOST_WORDS = 8000;
const UNIT = /^[a-z]{1,3}$/;
const FIGURE = /^\d[\d.,]*$/;

/** What a text can be found by, each term once. */
export function termsOfText(text: string, manner: Manner, lexicon: Lexicon): Term[] {
  return mergeTerms(termsOfTokens(tokenise(text), manner, lexicon));
}

/** The same for a text that has been taken apart; what it says twice comes twice. */
export function termsOfTokens(tokens: readonly Token[], manner: Manner, lexicon: Lexicon): Term[] {
  if (manner === 'value') return termsOfValue(tokens, lexicon);
  if (manner === 'text' || manner === 'fact') {
    const terms = tokens.flatMap((token, place) =>
      token.script === 'han' ? wordsInText(token.text, lexicon) : latinInText(token, tokens[place - 1]),
    );
    // A fact such as “white oak” says nothing about the product's colour, nor 伞径 (cap size) about umbrellas (伞).
    const isFact = ({ term }: Term) => !lexicon.isColour(term) && !(isHanCharacter(term) && !lexicon.isKnownWord(term));
    return manner === 'text' ? terms : terms.filter(isFact);
  }
  const standings = standingsOf(tokens, manner, lexicon);
  // Black walnut is not black.
  const isApparent = ({ term, standing }: Term) => standing !== 'part' || !lexicon.isColour(term);
  const terms = tokens.flatMap((token, place) => {
    const standing = (length: number, start = 0) => standings(place, start, length);
    if (token.script === 'han') return partsOfName(token.text, standing, lexicon);
    return latinInName(token, tokens[place - 1], (back) => standings(place - back, 0, back + 1), lexicon);
  });
  return terms.filter(isApparent);
}

const BETTER: readonly Standing[] = ['namesake', 'part', 'tail', 'word', 'head'];

/** Each term once, with all its forms: a character may be read in one way here and in another there. */
export function mergeTerms(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const known = merged.get(term.term);
    merged.set(term.term, known ? mergeTwo(known, term) : term);
  }
  return [...merged.values()];
}

/** A term that was found twice, with what either knows of it. */
export function mergeTwo(one: Term, other: Term): Term {
  const standing = BETTER.indexOf(one.standing) < BETTER.indexOf(other.standing) ? other.standing : one.standing;
  const forms = one.forms === other.forms ? one.forms : mergeForms(one.forms, other.forms);
  return { term: one.term, isWord: one.isWord || other.isWord, standing, forms };
}

function mergeForms(some: readonly Form[], others: readonly Form[]): Form[] {
  const forms = new Map(some.map((form) => [form.text, form]));
  for (const form of others) {
    const known = forms.get(form.text);
    if (!known || (form.isForgiving && !known.isForgiving)) forms.set(form.text, form);
  }
  return [...forms.values()];
}

/** hi-fi is typed hifi, too, and 320 ml 320ml. */
function compoundOf({ text, after }: Token, before: Token | undefined): string | undefined {
  if (before?.script !== 'latin' || after === 'break') return undefined;
  return after === 'hyphen' || (FIGURE.test(before.text) && UNIT.test(text)) ? before.text + text : undefined;
}

function latinInText(token: Token, before: Token | undefined): Term[] {
  const compound = compoundOf(token, before);
  const own = isStopWord(token.text) ? [] : [strictWord(token.text)];
  return compound === undefined ? own : [...own, strictWord(compound)];
}

/** @param standing of a word and so many before it */
function latinInName(
  token: Token,
  before: Token | undefined,
  standing: (wordsBefore: number) => Standing,
  lexicon: Lexicon,
): Term[] {
  const own = { ...forgivingWord(token.text), standing: standing(0) };
  if (before?.script !== 'latin' || token.after === 'break') return [own];
  const compound = compoundOf(token, before);
  const phrase = `${stemOf(before.text)} ${stemOf(token.text)}`;
  return [
    own,
    ...(compound === undefined ? [] : [{ ...forgivingWord(compound), standing: standing(1) }]),
    phraseTerm(phrase, before.text + token.text, standing(1), lexicon),
  ];
}

const strictWords = createMemory<Term>(MOST_WORDS);
const forgivingWords = createMemory<Term>(MOST_WORDS);

function strictWord(spelling: string): Term {
  return strictWords.recall(spelling) ?? strictWords.keep(spelling, latinWord(spelling, false));
}

function forgivingWord(spelling: string): Term {
  return forgivingWords.recall(spelling) ?? forgivingWords.keep(spelling, latinWord(spelling, true));
}

function latinWord(spelling: string, isForgiving: boolean): Term {
  const term = stemOf(spelling);
  const texts = new Set([term, spelling].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: true,
    standing: 'word',
    forms: Array.from(texts, (text) => ({
      text,
      kind: 'latin',
      isForgiving: isForgiving && mayForgive(text, SHORTEST_FORGIVING),
    })),
  };
}

/** Two words, with their space and without: a handcream is a hand cream. */
function phraseTerm(term: string, joined: string, standing: Standing, { isKnownWord }: Lexicon): Term {
  const texts = new Set([term, term.replace(' ', ''), joined].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: isKnownWord(term),
    standing,
    forms: Array.from(texts, (text) => ({ text, kind: 'phrase', isForgiving: false })),
  };
}

/** All parts of a run, but for single characters that say nothing of the thing. */
function partsOfName(run: string, standing: (length: number, start: number) => Standing, lexicon: Lexicon): Term[] {
  const readings = readingsByPlace(run, lexicon);
  const words = wordsOfRun(run).filter(({ text }) => text.length <= LONGEST_WORD);
  const isWord = new Set(words.map(({ start, text }) => `${start} ${text}`));
  const parts = [...partsOfRun(run, LONGEST_PART), ...words.filter(({ text }) => lengthOf(text) > LONGEST_PART)];
  return parts
    .map((part) => ({ part, standing: standing(part.text.length, part.start) }))
    .filter(({ part, standing: own }) => lengthOf(part.text) > 1 || !isFragment(part, own, { run, words, lexicon }))
    .map(({ part, standing: own }) => ({
      ...partOfName(part, readings, isWord.has(`${part.start} ${part.text}`) || lexicon.isKnownWord(part.text)),
      standing: own,
    }));
}

function isHanCharacter(term: string): boolean {
  return /^\p{Script=Han}$/u.test(term);
}

interface RunWords {
  run: string;
  /** As a dictionary has them. */
  words: readonly Part[];
  lexicon: Lexicon;
}

/**
 * Whether a single character only belongs to a longer word: the book (书) of a desk (书桌), where the shop has no such word, or the
 * lamp (灯) of corduroy (灯芯绒), a word that it does not know. A teapot (茶壶) is found by tea (茶). Words that no dictionary has
 * are taken apart into single characters, one after the other.
 */
function isFragment({ start, text }: Part, standing: Standing, { run, words, lexicon }: RunWords): boolean {
  if (standing !== 'part' && standing !== 'word') return false;
  const at = words.findIndex((word) => start >= word.start && start < word.start + word.text.length);
  const isInWord = lengthOf(words[at]?.text ?? text) > 1;
  const isSingle = (word: Part | undefined) =>
    word !== undefined && lengthOf(word.text) === 1 && !isStopWord(word.text);
  if (!lexicon.isKnownWord(text)) return isInWord || isSingle(words[at - 1]) || isSingle(words[at + 1]);
  const isInKnownWord = partsOfRun(run, LONGEST_PART).some(
    (part) =>
      part.text !== text &&
      part.start <= start &&
      part.start + part.text.length >= start + text.length &&
      lexicon.isKnownWord(part.text),
  );
  const isQuality = lexicon.isColour(text) || lexicon.alternativesTo(text).qualities.length > 0;
  if (isInKnownWord || isQuality) return false;
  const next = words[at + 1];
  return isInWord
    ? !words[at]?.text.endsWith(text)
    : next !== undefined && isSingle(next) && !lexicon.isKnownWord(next.text);
}

function partOfName({ start, text }: Part, readings: readonly string[], isWord: boolean): Omit<Term, 'standing'> {
  const own = readings.slice(start, start + text.length);
  const full = own.join('');
  const initials = own.map((reading) => reading.slice(0, 1)).join('');
  const forms: Form[] = [{ text, kind: 'han', isForgiving: false }];
  if (isRead(full)) {
    forms.push({ text: full, kind: 'pinyin', isForgiving: isWord && mayForgive(full, SHORTEST_FORGIVING) });
    if (initials.length > 1)
      forms.push({
        text: initials,
        kind: 'initials',
        isForgiving: isWord && mayForgive(initials, SHORTEST_FORGIVING_INITIALS),
      });
  }
  return { term: text, isWord, forms };
}

/**
 * The terms of the name of a value. Shops invent such names (夜墨, wing blue), so each is also a term as a whole: its words alone
 * say something else.
 */
function termsOfValue(tokens: readonly Token[], lexicon: Lexicon): Term[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1];
    if (token.script === 'han') {
      const isShort = lengthOf(token.text) > 1 && lengthOf(token.text) <= LONGEST_PART;
      const whole = { start: 0, text: token.text };
      return [
        ...wordsInText(token.text, lexicon),
        ...(isShort ? [wordInText(whole, lexicon.readingsOf(token.text))] : []),
      ];
    }
    const own = latinInText(token, before);
    if (before?.script !== 'latin' || token.after === 'break') return own;
    const phrase = `${stemOf(before.text)} ${stemOf(token.text)}`;
    return [...own, phraseTerm(phrase, before.text + token.text, 'word', lexicon)];
  });
}

function wordsInText(run: string, lexicon: Lexicon): Term[] {
  const readings = readingsByPlace(run, lexicon);
  return wordsOfRun(run)
    .filter(({ text }) => text.length <= LONGEST_WORD && !isStopWord(text))
    .map((part) => wordInText(part, readings));
}

/** A word in a text is also found by its parts (茶水 by 茶); one that is a single character not by its reading. */
function wordInText({ start, text }: Part, readings: readonly string[]): Term {
  const unread = unreadWords.recall(text) ?? unreadWords.keep(text, unreadWord(text));
  if (lengthOf(text) === 1) return unread;
  const reading = readings.slice(start, start + text.length).join('');
  if (!isRead(reading)) return unread;
  return { ...unread, forms: [...unread.forms, { text: reading, kind: 'pinyin', isForgiving: false }] };
}

const unreadWords = createMemory<Term>(MOST_WORDS);

function unreadWord(text: string): Term {
  const parts = new Set(partsOfRun(text, LONGEST_PART).map((part) => part.text));
  parts.delete(text);
  const forms: Form[] = [{ text, kind: 'han', isForgiving: false }];
  for (const part of parts) forms.push({ text: part, kind: 'part', isForgiving: false });
  return { term: text, isWord: true, standing: 'word', forms };
}

/** The reading of the character that begins at each code unit. */
function readingsByPlace(run: string, { readingsOf }: Lexicon): readonly string[] {
  const readings = readingsOf(run);
  if (readings.length === run.length) return readings;
  return Array.from(run).flatMap(({ length }, place) => [
    readings[place] ?? '',
    ...Array.from({ length: length - 1 }, () => ''),
  ]);
}

function isRead(reading: string): boolean {
  return /^[a-z]+$/.test(reading);
}

function mayForgive(form: string, shortest: number): boolean {
  return form.length >= shortest && /^[a-z]+$/.test(form);
}
