import type { Lexicon } from '../lexicon/lexicon.ts';
import { createCache } from '../text/createCache.ts';
import { stemOf } from '../text/stemOf.ts';
import { isStopWord } from '../text/stopWords.ts';
import { type Token, tokenize } from '../text/tokenize.ts';
import { LONGEST_PART, lengthOf, type Part, partsOfRun, wordsOfRun } from '../text/wordsOfRun.ts';
import { type WordRole, wordRolesOf } from './wordRolesOf.ts';

/** A form by which a term is found. */
export interface Form {
  text: string;
  /** `phrase`: two words; `part`: a shorter run of characters within the word. */
  kind: 'latin' | 'phrase' | 'han' | 'pinyin' | 'initials' | 'part';
  /** Whether typos are allowed. */
  allowsTypos: boolean;
}

/** A term of the index. */
export interface Term {
  term: string;
  /** Whether it is a word, instead of adjacent characters. */
  isWord: boolean;
  wordRole: WordRole;
  forms: readonly Form[];
}

/**
 * The role of a text for its product. A `name` is found by any part of it, and by corrections. A `fact`, such as a
 * brand or a material, is found by its whole words. So is a longer `text`, which may merely mention a thing: it is
 * ignored if names or facts match.
 */
export type Role = 'name' | 'fact' | 'text';

/**
 * The kind of a field: the name of one thing, a label that may name several, a longer text, a fact such as a material,
 * or the name of a value such as a color.
 */
export type FieldKind = 'title' | 'label' | 'text' | 'fact' | 'value';

const LONGEST_WORD = 8;
// Longer words would be found by too many wrong neighbors.
const LONGEST_FORM = 40;
const SHORTEST_WITH_TYPOS = 4;
const SHORTEST_INITIALS_WITH_TYPOS = 3;
/** Maximum number of cached words; texts repeat the same ones. */
const MAX_CACHED_WORDS = 8000;
const UNIT = /^[a-z]{1,3}$/;
const FIGURE = /^\d[\d.,]*$/;

/** Returns the terms of a text, without duplicates. */
export function termsOfText(text: string, fieldKind: FieldKind, lexicon: Lexicon): Term[] {
  return mergeTerms(termsOfTokens(tokenize(text), fieldKind, lexicon));
}

/** Returns the terms of a tokenized text, with duplicates. */
export function termsOfTokens(tokens: readonly Token[], fieldKind: FieldKind, lexicon: Lexicon): Term[] {
  if (fieldKind === 'value') return termsOfValue(tokens, lexicon);
  if (fieldKind === 'text' || fieldKind === 'fact') {
    const terms = tokens.flatMap((token, index) =>
      token.script === 'han' ? wordsInText(token.text, lexicon) : latinInText(token, tokens[index - 1]),
    );
    // A fact such as “white oak” says nothing about the product's color, nor 伞径 (cap size) about umbrellas (伞).
    const isFact = ({ term }: Term) => !lexicon.isColor(term) && !(isHanCharacter(term) && !lexicon.isKnownWord(term));
    return fieldKind === 'text' ? terms : terms.filter(isFact);
  }
  const wordRoles = wordRolesOf(tokens, fieldKind, lexicon);
  // Black walnut is not black.
  const isApparent = ({ term, wordRole }: Term) => wordRole !== 'part' || !lexicon.isColor(term);
  const terms = tokens.flatMap((token, index) => {
    const wordRole = (length: number, start = 0) => wordRoles(index, start, length);
    if (token.script === 'han') return partsOfName(token.text, wordRole, lexicon);
    return latinInName(token, tokens[index - 1], (back) => wordRoles(index - back, 0, back + 1), lexicon);
  });
  return terms.filter(isApparent);
}

const BETTER: readonly WordRole[] = ['namesake', 'part', 'tail', 'word', 'head'];

/** Joins duplicates with all their forms: a character may have different readings. */
export function mergeTerms(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const mergedTerm = merged.get(term.term);
    merged.set(term.term, mergedTerm ? mergeTwo(mergedTerm, term) : term);
  }
  return [...merged.values()];
}

/** Joins two occurrences of a term. */
export function mergeTwo(one: Term, other: Term): Term {
  const wordRole = BETTER.indexOf(one.wordRole) < BETTER.indexOf(other.wordRole) ? other.wordRole : one.wordRole;
  const forms = one.forms === other.forms ? one.forms : mergeForms(one.forms, other.forms);
  return { term: one.term, isWord: one.isWord || other.isWord, wordRole, forms };
}

function mergeForms(firstForms: readonly Form[], otherForms: readonly Form[]): Form[] {
  const forms = new Map(firstForms.map((form) => [form.text, form]));
  for (const form of otherForms) {
    const sameForm = forms.get(form.text);
    if (!sameForm || (form.allowsTypos && !sameForm.allowsTypos)) forms.set(form.text, form);
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
  const own = isStopWord(token.text) ? [] : [latinWordInText(token.text)];
  return compound === undefined ? own : [...own, latinWordInText(compound)];
}

/** @param wordRole role of a word and a number of words before it */
function latinInName(
  token: Token,
  before: Token | undefined,
  wordRole: (wordsBefore: number) => WordRole,
  lexicon: Lexicon,
): Term[] {
  const own = { ...wordInName(token.text), wordRole: wordRole(0) };
  if (before?.script !== 'latin' || token.after === 'break') return [own];
  const compound = compoundOf(token, before);
  const phrase = `${stemOf(before.text)} ${stemOf(token.text)}`;
  return [
    own,
    ...(compound === undefined ? [] : [{ ...wordInName(compound), wordRole: wordRole(1) }]),
    phraseTerm(phrase, before.text + token.text, wordRole(1), lexicon),
  ];
}

const cachedTextWords = createCache<Term>(MAX_CACHED_WORDS);
const cachedNameWords = createCache<Term>(MAX_CACHED_WORDS);

function latinWordInText(spelling: string): Term {
  return cachedTextWords.get(spelling) ?? cachedTextWords.set(spelling, latinWord(spelling, false));
}

function wordInName(spelling: string): Term {
  return cachedNameWords.get(spelling) ?? cachedNameWords.set(spelling, latinWord(spelling, true));
}

function latinWord(spelling: string, allowsTypos: boolean): Term {
  const term = stemOf(spelling);
  const texts = new Set([term, spelling].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: true,
    wordRole: 'word',
    forms: Array.from(texts, (text) => ({
      text,
      kind: 'latin',
      allowsTypos: allowsTypos && mayHaveTypos(text, SHORTEST_WITH_TYPOS),
    })),
  };
}

/** Returns the term of two words, with and without their space: a handcream is a hand cream. */
function phraseTerm(term: string, joined: string, wordRole: WordRole, { isKnownWord }: Lexicon): Term {
  const texts = new Set([term, term.replace(' ', ''), joined].filter((text) => text.length <= LONGEST_FORM));
  return {
    term,
    isWord: isKnownWord(term),
    wordRole,
    forms: Array.from(texts, (text) => ({ text, kind: 'phrase', allowsTypos: false })),
  };
}

/** Returns all parts of a run, except single characters without a meaning. */
function partsOfName(run: string, wordRole: (length: number, start: number) => WordRole, lexicon: Lexicon): Term[] {
  const readings = readingsByIndex(run, lexicon);
  const words = wordsOfRun(run).filter(({ text }) => text.length <= LONGEST_WORD);
  const isWord = new Set(words.map(({ start, text }) => `${start} ${text}`));
  const parts = [...partsOfRun(run, LONGEST_PART), ...words.filter(({ text }) => lengthOf(text) > LONGEST_PART)];
  return parts
    .map((part) => ({ part, wordRole: wordRole(part.text.length, part.start) }))
    .filter(({ part, wordRole: own }) => lengthOf(part.text) > 1 || !isFragment(part, own, { run, words, lexicon }))
    .map(({ part, wordRole: own }) => ({
      ...partOfName(part, readings, isWord.has(`${part.start} ${part.text}`) || lexicon.isKnownWord(part.text)),
      wordRole: own,
    }));
}

function isHanCharacter(term: string): boolean {
  return /^\p{Script=Han}$/u.test(term);
}

interface RunWords {
  run: string;
  /** Words of a dictionary. */
  words: readonly Part[];
  lexicon: Lexicon;
}

/**
 * Returns whether a single character only belongs to a longer word: the book (书) of a desk (书桌), if the shop has no
 * such word, or the lamp (灯) of corduroy (灯芯绒), an unknown word. A teapot (茶壶) is found by tea (茶). Words that no
 * dictionary has are split into single characters.
 */
function isFragment({ start, text }: Part, wordRole: WordRole, { run, words, lexicon }: RunWords): boolean {
  if (wordRole !== 'part' && wordRole !== 'word') return false;
  const at = words.findIndex((word) => start >= word.start && start < word.start + word.text.length);
  const isInWord = lengthOf(words[at]?.text ?? text) > 1;
  const isSingle = (word: Part | undefined) =>
    word !== undefined && lengthOf(word.text) === 1 && !isStopWord(word.text);
  if (!lexicon.isKnownWord(text)) return isInWord || isSingle(words[at - 1]) || isSingle(words[at + 1]);
  const around = partsOfRun(run, LONGEST_PART).filter(
    (part) =>
      part.text !== text &&
      part.start <= start &&
      part.start + part.text.length >= start + text.length &&
      lexicon.isKnownWord(part.text),
  );
  const isInKnownWord = around.length > 0;
  const isQuality = isQualityWord(text, lexicon);
  // Chinese puts a quality first: a wooden comb (木梳) is of wood (木), but a rubber plant (橡皮树) is not of leather (皮).
  if (isQuality && around.some((part) => part.start < start && !isQualityWord(part.text, lexicon))) return true;
  if (isInKnownWord || isQuality) return false;
  const next = words[at + 1];
  return isInWord
    ? !words[at]?.text.endsWith(text)
    : next !== undefined && isSingle(next) && !lexicon.isKnownWord(next.text);
}

function isQualityWord(text: string, lexicon: Lexicon): boolean {
  return lexicon.isColor(text) || lexicon.alternativesTo(text).qualities.length > 0;
}

function partOfName({ start, text }: Part, readings: readonly string[], isWord: boolean): Omit<Term, 'wordRole'> {
  const ownReadings = readings.slice(start, start + text.length);
  const full = ownReadings.join('');
  const initials = ownReadings.map((reading) => reading.slice(0, 1)).join('');
  const forms: Form[] = [{ text, kind: 'han', allowsTypos: false }];
  if (isRead(full)) {
    forms.push({ text: full, kind: 'pinyin', allowsTypos: isWord && mayHaveTypos(full, SHORTEST_WITH_TYPOS) });
    if (initials.length > 1)
      forms.push({
        text: initials,
        kind: 'initials',
        allowsTypos: isWord && mayHaveTypos(initials, SHORTEST_INITIALS_WITH_TYPOS),
      });
  }
  return { term: text, isWord, forms };
}

/**
 * Returns the terms of the name of a value. Shops invent such names (夜墨, wing blue), so each is also a term as a whole:
 * its words alone have another meaning.
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
  const readings = readingsByIndex(run, lexicon);
  return wordsOfRun(run)
    .filter(({ text }) => text.length <= LONGEST_WORD && !isStopWord(text))
    .map((part) => wordInText(part, readings));
}

/** A word in a text is also found by its parts (茶水 by 茶); a single character is not found by its pinyin. */
function wordInText({ start, text }: Part, readings: readonly string[]): Term {
  const unread = cachedHanWords.get(text) ?? cachedHanWords.set(text, hanWord(text));
  if (lengthOf(text) === 1) return unread;
  const reading = readings.slice(start, start + text.length).join('');
  if (!isRead(reading)) return unread;
  return { ...unread, forms: [...unread.forms, { text: reading, kind: 'pinyin', allowsTypos: false }] };
}

const cachedHanWords = createCache<Term>(MAX_CACHED_WORDS);

function hanWord(text: string): Term {
  const parts = new Set(partsOfRun(text, LONGEST_PART).map((part) => part.text));
  parts.delete(text);
  const forms: Form[] = [{ text, kind: 'han', allowsTypos: false }];
  for (const part of parts) forms.push({ text: part, kind: 'part', allowsTypos: false });
  return { term: text, isWord: true, wordRole: 'word', forms };
}

/** Returns the pinyin of the character that begins at each code unit. */
function readingsByIndex(run: string, { readingsOf }: Lexicon): readonly string[] {
  const readings = readingsOf(run);
  if (readings.length === run.length) return readings;
  return Array.from(run).flatMap(({ length }, index) => [
    readings[index] ?? '',
    ...Array.from({ length: length - 1 }, () => ''),
  ]);
}

function isRead(reading: string): boolean {
  return /^[a-z]+$/.test(reading);
}

function mayHaveTypos(form: string, shortest: number): boolean {
  return form.length >= shortest && /^[a-z]+$/.test(form);
}
