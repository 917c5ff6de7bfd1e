import { foldPlaceNames } from './foldPlaceNames.ts';
import {
  CHINESE,
  LATIN_NAME,
  LATIN_WORD,
  NO_PERSON,
  OF_A_PLACE,
  OF_MINORITIES,
  PERSON_BEHIND,
  RECEIVES,
  TITLE,
} from './patterns.ts';
import { surnameLength } from './surnames.ts';

/** A text that is parted from others by signs or spaces. */
export type Token = string;

/** A person among tokens, and what is no part of the name. */
export interface FoundPerson {
  name: string;
  rest: Token[];
}

/** A name by its label: all that its first word is, Latin words together. Nothing where that cannot be a name. */
export function labelledName(text: string): string | undefined {
  const name = text.trim().replace(RECEIVES, '');
  const person = chineseName(name);
  if (person !== undefined) return person;
  return /\d/.test(name) || NO_PERSON.test(name) || name.length < 2
    ? undefined
    : name.replace(TITLE, '').trim() || name;
}

/**
 * Finds the one who receives, without a label to tell.
 *
 * @param isPlaceFirst the first token may be a street that reads like a name: any other is preferred
 * @returns nothing where nobody is found
 */
export function findPerson(tokens: readonly Token[], isPlaceFirst: boolean): FoundPerson | undefined {
  const order = isPlaceFirst ? [...tokens.keys()].slice(1).concat(0) : [...tokens.keys()];
  for (const at of order) {
    const token = tokens[at] ?? '';
    const behind = PERSON_BEHIND.exec(token);
    const name = chineseName(behind?.[2] ?? token);
    if (name !== undefined) return { name, rest: tokens.toSpliced(at, 1, ...(behind?.[1] ? [behind[1]] : [])) };
    const words = latinWords(tokens.slice(at));
    if (words.length > 0) return { name: words.join(' '), rest: tokens.toSpliced(at, words.length) };
  }
  return undefined;
}

/** A surname with one or two characters, without what is added in politeness; a surname alone keeps its title. */
function chineseName(token: Token): string | undefined {
  const whole = token.replace(RECEIVES, '');
  const name = whole.replace(TITLE, '');
  if (OF_MINORITIES.test(name)) return name;
  const surname = surnameLength(name);
  if (surname === 0 || NO_PERSON.test(name) || !CHINESE.test(name)) return undefined;
  if (surname === name.length) return name === whole ? undefined : whole;
  const given = Array.from(name).slice(surname);
  return given.length <= 2 && !isOfPlace(given.join('')) ? name : undefined;
}

/** Whether a text reads like a street or a building, in simplified or traditional characters. */
export function isOfPlace(text: string): boolean {
  return OF_A_PLACE.test(foldPlaceNames(text));
}

/**
 * Whether a token beside a phone is a name although its surname is not a usual one: those of Tibetans and Mongolians have
 * none, and rare characters are in no list.
 */
export function isUncommonName(token: Token): boolean {
  const { length } = Array.from(token);
  return (
    length >= 2 && length <= 6 && CHINESE.test(token) && !NO_PERSON.test(foldPlaceNames(token)) && !isOfPlace(token)
  );
}

/** The words of letters at the beginning. */
function latinWords(tokens: readonly Token[]): Token[] {
  if (!LATIN_NAME.test(tokens[0] ?? '') || NO_PERSON.test(tokens[0] ?? '')) return [];
  const end = tokens.findIndex((token) => !LATIN_WORD.test(token) || NO_PERSON.test(token));
  return tokens.slice(0, end === -1 ? undefined : end);
}
