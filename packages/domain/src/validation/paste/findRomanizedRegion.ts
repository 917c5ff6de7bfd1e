import type { AddressRegion } from '../address.ts';
import { levelOf, type RegionNames } from '../regionNames.ts';
import { completeRegion, isBelow, withoutLesserNamesakes } from './findRegion.ts';
import { LATIN_PLACE, LEVEL_WORD, LEVELS, LEVELS_IN_CHINESE, NO_REGION_AFTER } from './patterns.ts';
import { type RomanizedPlace, type RomanizedPlaces, romanizedPlaces, toSpelling } from './romanizedPlaces.ts';

/** A part of a text, from its first character to the one after its last. */
export interface Range {
  start: number;
  end: number;
}

/** A region in Latin letters. */
export interface FoundRomanizedRegion {
  /** Missing if the text is too unspecific. */
  region: AddressRegion | undefined;
  /** Code of the lowest named place. */
  code: string;
  /**
   * Positions of its parts in the order of the text: English addresses start with the county and end with the province.
   */
  ranges: readonly Range[];
}

/** Letters that may be the name of a place. */
interface Match extends Range {
  places: readonly RomanizedPlace[];
  /** Whether a word such as `District` follows. */
  hasLevel: boolean;
}

const WORD = /\p{Script=Latin}[\p{Script=Latin}'’-]*/gu;
/** Words of the longest English name: Central and Western. */
const MAX_WORDS = 3;

/**
 * Finds the province, city and county that a text names in pinyin or English, in any order and with other words in
 * between.
 *
 * @example findRomanizedRegion('478 Wensan Road, Xihu District, Hangzhou, Zhejiang', names)?.region?.county // '西湖区'
 */
export function findRomanizedRegion(text: string, names: RegionNames): FoundRomanizedRegion | undefined {
  if (!/\p{Script=Latin}/u.test(text)) return undefined;
  const matches = matchesIn(text, romanizedPlaces(names));
  const found = pathsOf(matches).toSorted(byPreference);
  const [best] = found;
  if (!best) return undefined;
  const rivals = found.filter((path) => byPreference(path, best) === 0 && path.matches[0] === best.matches[0]);
  const isClear = new Set(rivals.map(({ today }) => today)).size === 1;
  return {
    region: isClear ? completeRegion(best.code, names) : undefined,
    code: best.code,
    ranges: [...new Set(best.matches)].toSorted((one, other) => one.start - other.start),
  };
}

/** Returns whether letters are exactly the name of a place. */
export function isRomanizedPlace(letters: string, names: RegionNames): boolean {
  return romanizedPlaces(names).has(toSpelling(letters));
}

/** Returns the names of places in a text, the longest that begins at each word. */
function matchesIn(text: string, index: RomanizedPlaces): Match[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
  const found: Match[] = [];
  for (const [at, { start }] of words.entries()) {
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const match = [MAX_WORDS, 2, 1]
      .flatMap((length) => words[at + length - 1] ?? [])
      .map(({ end }) => matchOf(text, { start, end }, index))
      .find((each) => each !== undefined);
    if (match) found.push(match);
  }
  return found;
}

/** Returns the places with the name in a range; none if it is part of another name, such as that of a road. */
function matchOf(text: string, { start, end }: Range, index: RomanizedPlaces): Match | undefined {
  const written = text.slice(start, end);
  const [level, word = ''] = LEVEL_WORD.exec(text.slice(end)) ?? [];
  const isSpaced = /\s/.test(written);
  const spelled = [
    ...(index.get(toSpelling(written)) ?? []),
    // Some write each syllable as a word: Xi Hu District.
    ...(isSpaced && level !== undefined ? (index.get(toSpelling(written.replace(/\s/g, ''))) ?? []) : []),
  ].filter(
    (place) => (level !== undefined || !place.needsLevel) && (level === undefined || hasLevel(place.code, word)),
  );
  const called = spelled.filter(({ name }) => isCalled(name, word));
  const places = withoutLesserNamesakes(called.length > 0 ? called : spelled);
  if (/[^\p{Script=Latin}'’\s-]|\n/u.test(written) || places.length === 0) return undefined;
  if (level === undefined && NO_REGION_AFTER.test(text.slice(end))) return undefined;
  if (GIVEN_NAME.test(written) && isPersonAround(text, { start, end })) return undefined;
  return { start, end: end + (level?.length ?? 0), places, hasLevel: level !== undefined };
}

/** Localities that are also given names. */
const GIVEN_NAME = /^(?:stanley|jordan)$/i;
/** Text after a locality instead of a given name: Jordan MTR. Surnames are often in capitals, too: Stanley WONG. */
const AFTER_LOCALITY = /^[^\S\n]+(?:hong ?kong|hk|kowloon|kln|mtr|station)(?!\p{L})/iu;

/**
 * Returns whether a possible given name is at the beginning of a text, or beside another name on its line: Stanley
 * Wong.
 */
function isPersonAround(text: string, { start, end }: Range): boolean {
  const before = /[^\s,，;；|:：]+(?=[^\S\n]*$)/.exec(text.slice(0, start))?.[0] ?? '';
  const isName = (word: string) => /^\p{Lu}\p{L}*\.?$/u.test(word) && !LATIN_PLACE.test(word);
  if (isName(before)) return true;
  const remainingText = text.slice(end);
  if (AFTER_LOCALITY.test(remainingText)) return false;
  const [, after = ''] = /^[^\S\n]+(\p{Lu}[\p{L}'’-]*)/u.exec(remainingText) ?? [];
  return text.slice(0, start).trim() === '' || isName(after);
}

/** Returns whether a place can have a word such as `City`: cities of the third level can, too. */
function hasLevel(code: string, word: string): boolean {
  const kind = LEVELS.find(({ pattern }) => pattern.test(word));
  return kind === undefined || kind.levels.includes(levelOf(code));
}

/** Returns whether the Chinese name of a place has the ending for a word such as `County`. */
function isCalled(name: string, word: string): boolean {
  return LEVELS_IN_CHINESE.some(({ pattern, ending }) => pattern.test(word) && name.endsWith(ending));
}

interface Path {
  code: string;
  today: string;
  /** Criteria that compare it with other paths, the most important first. */
  merits: readonly number[];
  /** The lowest place first, then its city and province. */
  matches: readonly Match[];
}

/** Sorts the best path first: compares the first criterion in which two paths differ. */
function byPreference(one: Path, other: Path): number {
  return other.merits.map((merit, at) => merit - (one.merits[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Returns each place that the text distinguishes from others with the same name. */
function pathsOf(matches: readonly Match[]): Path[] {
  return matches.flatMap((match) =>
    match.places.flatMap((place): Path[] => {
      const above = [1, 2].map((level) =>
        matches.find(
          (each) =>
            // Aba alone is the prefecture, not its county of the same name.
            (each !== match || levelOf(place.code) < 3) &&
            each.places.some(({ code }) => levelOf(code) === level && isBelow(place.code, code)),
        ),
      );
      const [province, city] = above;
      const level = levelOf(place.code);
      const twins = match.places.filter(
        ({ code }) => levelOf(code) === level && (!province || isSameProvince(code, place.code)),
      );
      const isClear = city !== undefined || new Set(twins.map(({ today }) => today)).size === 1;
      // Many words are spelled like a county. It is one only if its city or province is named, or if a word such as
      // District follows and no other city or province is named.
      const isNamedAbove = city !== undefined || province !== undefined;
      const isAlone = !matches.some((each) => each !== match && each.places.every(({ code }) => levelOf(code) < 3));
      const isPlace = isNamedAbove || (!place.isLocality && (level < 3 || (match.hasLevel && isAlone)));
      // Huangshan, Anhui is the city, not its district of the same name.
      const isCity = city === undefined && !match.hasLevel && level === 3 && namesCityOf(match, place.code);
      // Stanley is on Hong Kong Island, so it is in no address in Kowloon.
      const isInOtherCity =
        place.isLocality === true &&
        matches.some((each) => each.places.some((one) => levelOf(one.code) === 2 && isOtherCity(one.code, place.code)));
      if (!isClear || !isPlace || isCity || isInOtherCity) return [];
      return [
        {
          code: place.code,
          today: place.today,
          merits: [
            level,
            Number(!place.isLocality),
            Number(city !== undefined),
            Number(province !== undefined),
            Number(match.hasLevel),
          ],
          // A locality stays in the street.
          matches: [...(place.isLocality ? [] : [match]), ...above.flatMap((each) => each ?? [])],
        },
      ];
    }),
  );
}

/** Returns whether the same letters are the name of a city in the province of a county. */
function namesCityOf({ places }: Match, county: string): boolean {
  return places.some(({ code }) => levelOf(code) === 2 && isSameProvince(code, county));
}

/** Returns whether a city is in the province of a county, but is not its own. */
function isOtherCity(city: string, county: string): boolean {
  return isSameProvince(city, county) && !isBelow(county, city);
}

function isSameProvince(one: string, other: string): boolean {
  return one.slice(0, 2) === other.slice(0, 2);
}
