import type { RegionNames } from '../regionNames.ts';
import { englishPlaces } from './englishPlaces.ts';
import { localitiesOf, type Place, placesOf } from './findRegion.ts';
import type { Locality } from './localities.ts';
import { DISPENSABLE_IN_LETTERS } from './patterns.ts';
import { PLACE_READINGS } from './placeReadings.ts';

/** A place with its spelling in the index. */
export interface RomanizedPlace extends Place {
  /** Whether the spelling needs a word such as `County`, because it is a single syllable: 忠县 is Zhong County. */
  needsLevel: boolean;
}

/** Places by their lower-case spelling. Only English names contain spaces. */
export type RomanizedPlaces = ReadonlyMap<string, readonly RomanizedPlace[]>;

/** Maximum number of spellings of a name, whose characters may have several readings. */
const MAX_SPELLINGS = 16;

/** Cached: spelling about 4,000 names takes longer than parsing a text. */
const indexes = new WeakMap<RegionNames, RomanizedPlaces>();

/**
 * Returns all places by pinyin, with and without the word for their level, and by English names.
 *
 * @example romanizedPlaces(names).get('xihu') // 西湖区 of Hangzhou, and that of Nanchang
 */
export function romanizedPlaces(names: RegionNames): RomanizedPlaces {
  const index = indexes.get(names) ?? spellAll(placesOf(names), localitiesOf(names));
  indexes.set(names, index);
  return index;
}

/** Converts letters to an index key: lower case, without accents, apostrophes and hyphens; ü as `v`. */
export function toSpelling(letters: string): string {
  return letters
    .toLowerCase()
    .replace(/ü/g, 'v')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '');
}

function spellAll(places: readonly Place[], localities: readonly (Place & Locality)[]): RomanizedPlaces {
  const found = new Map<string, RomanizedPlace[]>();
  const readings = readingsByCharacter();
  const add = (spelling: string, place: Place, needsLevel: boolean) => {
    const sameSpelling = found.get(spelling);
    if (sameSpelling) sameSpelling.push({ ...place, needsLevel });
    else found.set(spelling, [{ ...place, needsLevel }]);
  };
  for (const place of places) {
    for (const stem of stemsOf(place.name))
      for (const spelling of spellingsOf(stem, readings)) add(spelling, place, Array.from(stem).length === 1);
  }
  const english = englishPlaces();
  for (const place of places) for (const spelling of english.get(place.name) ?? []) add(spelling, place, false);
  for (const place of localities) if (place.english) add(place.english, place, false);
  return found;
}

/** Returns the short forms of a name: 延边 for 延边朝鲜族自治州, 乾 for 乾县, which is also written as one word: Qianxian. */
function stemsOf(name: string): string[] {
  const characters = Array.from(name);
  const stems = characters.slice(1).map((_, index) => characters.slice(0, index + 1).join(''));
  const whole = characters.length === 2 ? [name] : [];
  return [...stems, ...whole].filter(
    (stem) => DISPENSABLE_IN_LETTERS.test(name.slice(stem.length)) && (stem.length > 1 || name.length === 2),
  );
}

function readingsByCharacter(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const row of PLACE_READINGS.split(' ')) {
    const [reading = ''] = /^[a-z]+/.exec(row) ?? [];
    for (const character of row.slice(reading.length)) found.set(character, [...(found.get(character) ?? []), reading]);
  }
  return found;
}

/** Returns all spellings of a name; none if a character has no reading. */
function spellingsOf(name: string, readings: ReadonlyMap<string, readonly string[]>): string[] {
  let spellings = [''];
  for (const character of name)
    spellings = spellings
      .flatMap((spelling) => (readings.get(character) ?? []).map((reading) => spelling + reading))
      .slice(0, MAX_SPELLINGS);
  // 吕梁 is Lvliang, Luliang or Lyuliang.
  return [...new Set(spellings.flatMap((spelling) => [spelling, ...withoutV(spelling)]))];
}

function withoutV(spelling: string): string[] {
  return spelling.includes('v') ? [spelling.replaceAll('v', 'u'), spelling.replaceAll('v', 'yu')] : [];
}
