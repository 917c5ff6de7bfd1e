import { foldPlaceNames } from './foldPlaceNames.ts';
import {
  BEFORE_NUMBER,
  CHINESE,
  LATIN_PLACE,
  LATIN_WORD,
  NO_PERSON,
  OF_A_PLACE,
  OF_MINORITIES,
  PERSON_BEHIND,
  PET_NAME,
  RECEIVES,
  TITLE,
} from './patterns.ts';
import { surnameLength } from './surnames.ts';

/** A part of a text between punctuation or spaces. */
export type Token = string;

/** A person found in tokens, and the tokens that are not part of the name. */
export interface FoundPerson {
  name: string;
  remainingTokens: Token[];
}

/**
 * Splits a text after a name label into the name and the rest of the line. Returns `undefined` if there is no name.
 *
 * @example labelledName('John Smith Room 502') // { name: 'John Smith', rest: ['Room 502'] }
 */
export function labelledName(text: string): FoundPerson | undefined {
  const name = text.trim().replace(RECEIVES, '');
  const person = chineseName(name);
  if (person !== undefined) return { name: person, remainingTokens: [] };
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => /\d/.test(word) || BEFORE_NUMBER.test(word));
  const nameText = words.slice(0, end === -1 ? undefined : end).join(' ');
  if (nameText.length < 2 || NO_PERSON.test(nameText)) return undefined;
  return {
    name: nameText.replace(TITLE, '').trim() || nameText,
    remainingTokens: end === -1 ? [] : [words.slice(end).join(' ')],
  };
}

/** Returns whether a token is a Chinese name, or a Latin one of two or more words. */
export function isName(token: Token): boolean {
  return chineseName(token) !== undefined || wholeName(token, 2) !== undefined;
}

/**
 * Joins a surname and a given name that spaces separate.
 *
 * @returns `undefined` if they are no name
 * @example joinedName('慕容', '雪') // '慕容雪'
 */
export function joinedName(surname: string, given: string): string | undefined {
  return surnameLength(surname) === surname.length ? chineseName(surname + given) : undefined;
}

/** Returns whether the first word of a text is a Chinese name. */
export function beginsWithChineseName(text: string): boolean {
  return chineseName(/^[^\s\d,，;；|、:：]*/.exec(text)?.[0] ?? '') !== undefined;
}

/** Returns whether a text begins with a Latin name of two or more words, before punctuation or a digit. */
export function beginsWithLatinName(text: string): boolean {
  const start = (/^[^\n\d+(,，;；|]*/.exec(text)?.[0] ?? '').trim();
  return (wholeName(start, 2) ?? nameLikeStreet(start)) !== undefined;
}

/**
 * Finds a Chinese name without a label.
 *
 * @param isPlaceFirst the first token may be a street that looks like a name: any other is preferred
 */
export function findPerson(tokens: readonly Token[], isPlaceFirst: boolean): FoundPerson | undefined {
  const order = isPlaceFirst ? [...tokens.keys()].slice(1).concat(0) : [...tokens.keys()];
  for (const at of order) {
    const token = tokens[at] ?? '';
    const behind = PERSON_BEHIND.exec(token);
    const name = chineseName(behind?.[2] ?? token);
    if (name !== undefined)
      return { name, remainingTokens: tokens.toSpliced(at, 1, ...(behind?.[1] ? [behind[1]] : [])) };
  }
  return undefined;
}

/** Returns a surname with one or two characters, without a courtesy title; a surname alone keeps its title. */
function chineseName(token: Token): string | undefined {
  const whole = token.replace(RECEIVES, '');
  const name = whole.replace(TITLE, '');
  if (OF_MINORITIES.test(name)) return name;
  const surname = surnameLength(name);
  if (surname === 0 || NO_PERSON.test(name) || !CHINESE.test(name)) return undefined;
  if (surname === name.length) return name === whole ? undefined : whole;
  const givenName = Array.from(name).slice(surname);
  return givenName.length <= 2 && !isOfPlace(givenName.join('')) ? name : undefined;
}

/** Returns whether a text looks like a street or a building, in Chinese or English. */
export function isOfPlace(text: string): boolean {
  return OF_A_PLACE.test(foldPlaceNames(text)) || text.split(/\s+/).some((word) => LATIN_PLACE.test(word));
}

/**
 * Returns whether a token beside a phone is a name with an uncommon surname: Tibetans and Mongolians have none, and
 * rare characters are in no list.
 */
export function isUncommonName(token: Token): boolean {
  const { length } = Array.from(token);
  return (
    length >= 2 && length <= 6 && CHINESE.test(token) && !NO_PERSON.test(foldPlaceNames(token)) && !isOfPlace(token)
  );
}

/** Returns whether a token is an informal name, such as 小明 or 阿强. */
export function isPetName(token: Token): boolean {
  return PET_NAME.test(token) && isUncommonName(token);
}

interface LatinOptions {
  /** Tokens right before and after the phone. */
  besidePhone: readonly Token[];
  /** Whether the phone, and text beside it, follow a romanized region. */
  isPhoneLast: boolean;
  /** Returns whether a token is the name of a region. */
  isRegion: (token: Token) => boolean;
}

/**
 * Finds a Latin name: two or more capitalized words, alone or before a room number. The first token and those beside
 * the phone are preferred. Only these may be a single word, or end with a word of addresses, such as `Wang Jie`.
 *
 * @example findLatinPerson(['478 Wensan Road', 'John Smith'], options) // { name: 'John Smith', rest: ['478 Wensan Road'] }
 */
export function findLatinPerson(
  tokens: readonly Token[],
  { besidePhone, isPhoneLast, isRegion }: LatinOptions,
): FoundPerson | undefined {
  const isFirst = (_: Token, at: number) => at === 0;
  const isBeside = (token: Token) => besidePhone.includes(token);
  const whole = (read: typeof wholeName, fewest: number, isWanted: (token: Token, at: number) => boolean) =>
    foundAt(tokens, (token, at) => (isWanted(token, at) && !isRegion(token) ? read(token, fewest) : undefined));
  return (
    (isPhoneLast ? undefined : whole(wholeName, 2, isFirst)) ??
    whole(wholeName, 2, isBeside) ??
    whole(nameLikeStreet, 2, isBeside) ??
    whole(wholeName, 1, isBeside) ??
    whole(nameLikeStreet, 2, isFirst) ??
    whole(wholeName, 2, () => true) ??
    foundAt(tokens, (token) => (isBeside(token) ? nameAtEnd(token) : undefined)) ??
    foundAt(tokens, nameAtStart) ??
    whole(wholeName, 1, isFirst)
  );
}

interface NameInToken {
  name: string;
  /** Tokens before and after the name. */
  remainingTokens: Token[];
}

function foundAt(
  tokens: readonly Token[],
  read: (token: Token, at: number) => NameInToken | undefined,
): FoundPerson | undefined {
  for (const [at, token] of tokens.entries()) {
    const found = read(token, at);
    if (found) return { name: found.name, remainingTokens: tokens.toSpliced(at, 1, ...found.remainingTokens) };
  }
  return undefined;
}

const MAX_WORDS = 5;

function wholeName(token: Token, fewest: number): NameInToken | undefined {
  const words = token.replace(/^[(（]|[)）]$/g, '').split(/\s+/);
  const isName = words.length >= fewest && words.length <= MAX_WORDS && words.every(isNameWord) && hasCapital(words);
  return isName ? { name: words.join(' '), remainingTokens: [] } : undefined;
}

/** Matches two or three words of which the last is also a word of addresses: Wang Jie, Lois Lane. */
function nameLikeStreet(token: Token): NameInToken | undefined {
  const words = token.replace(/^[(（]|[)）]$/g, '').split(/\s+/);
  const isShort = words.length === 2 || words.length === 3;
  if (!isShort || !ALSO_LAST.test(words.at(-1) ?? '') || !words.slice(0, -1).every(isNameWord)) return undefined;
  return words.every((word) => hasCapital([word])) ? { name: words.join(' '), remainingTokens: [] } : undefined;
}

/** Matches John Smith Room 502; but Jinmao Tower 502 and Wensan Lu 478 are places. */
function nameAtStart(token: Token): NameInToken | undefined {
  const words = token.split(/\s+/);
  const end = words.findIndex((word, at) => !isNameWord(word, at));
  const next = words[end];
  if (end < 2 || end > MAX_WORDS || next === undefined || !BEFORE_NUMBER.test(next) || !hasCapital(words))
    return undefined;
  const isPlace = /^(?:tower|building|house|block|lu|jie|dao|qu|shi|xiang|nong)$/i;
  const isNumbered = /\d/.test(words[end + 1] ?? '') || /\d/.test(next);
  if (!isNumbered || isPlace.test(words[end - 1] ?? '')) return undefined;
  return { name: words.slice(0, end).join(' '), remainingTokens: [words.slice(end).join(' ')] };
}

/** Matches 478 Wensan Road John Smith. */
function nameAtEnd(token: Token): NameInToken | undefined {
  const words = token.split(/\s+/);
  const start = words.findLastIndex((word) => !isNameWord(word, 1)) + 1;
  const name = words.slice(start);
  const isAfterPlace = start > 0 && LATIN_PLACE.test(words[start - 1] ?? '');
  if (!isAfterPlace || name.length < 2 || name.length > MAX_WORDS || !hasCapital(name)) return undefined;
  return { name: name.join(' '), remainingTokens: [words.slice(0, start).join(' ')] };
}

/** Some words of addresses are surnames or titles, too: Lu Xun, Dr. Smith. */
const ALSO_FIRST = /^(?:lu|jie|park|dr\.?|st\.?)$/i;
const ALSO_LAST = /^(?:lu|jie|park|lane|cun)$/i;

function isNameWord(word: string, at: number): boolean {
  if (at === 0 && ALSO_FIRST.test(word)) return true;
  return LATIN_WORD.test(word) && !NO_PERSON.test(word) && !LATIN_PLACE.test(word) && !BEFORE_NUMBER.test(word);
}

function hasCapital([first = '', ...followingWords]: readonly string[]): boolean {
  // Particles such as “de” are lower case.
  return (
    /^\p{Lu}/u.test(first) && (followingWords.length === 0 || followingWords.some((word) => /^\p{Lu}/u.test(word)))
  );
}
