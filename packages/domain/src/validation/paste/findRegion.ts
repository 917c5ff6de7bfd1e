import type { AddressRegion } from '../address.ts';
import { levelOf, type RegionNames } from '../regionNames.ts';
import { regionToday, retiredRegions } from '../retiredRegions.ts';
import { foldPlaceNames } from './foldPlaceNames.ts';
import { type Locality, localities } from './localities.ts';
import { CITY, COUNTY_ENDING, COUNTY_ENDINGS, DISPENSABLE, FILLER, HAN, LEVEL, SIGNS } from './patterns.ts';

/** The position of a region in a text. */
export interface FoundRegion {
  /** The current region. Missing if the text is too unspecific, or names a place that was divided. */
  region: AddressRegion | undefined;
  /** Code of the lowest named place, also if the region is missing. */
  code: string;
  /** Index of its first character. */
  start: number;
  /** Index after its last character. */
  end: number;
}

/** A current or former province, city or county. */
export interface Place {
  code: string;
  name: string;
  /** Its current code. */
  today: string;
  /** Whether it is only part of the district, so that the street must contain it too: 尖沙咀 of 油尖旺区. */
  isLocality?: boolean;
}

interface Step extends Place {
  end: number;
  isWhole: boolean;
}

/**
 * Finds the province, city and county that a text names in a row. A short name is accepted if a part of that place
 * follows. A county alone is accepted only with its full name, if that is unique. Former names are known, too.
 *
 * @param options.home codes of the regions whose localities need no region before them: 中环 is in Hong Kong
 * @returns the lowest place; of two the longer, of equally long ones the first
 */
export function findRegion(
  written: string,
  names: RegionNames,
  { home }: { home?: RegExp | undefined } = {},
): FoundRegion | undefined {
  const text = foldPlaceNames(written);
  const places = indexOf(names);
  const found = Array.from({ length: text.length }, (_, start) =>
    pathsAt(text, start, places, home).map((path): FoundPath => {
      const { code, end } = path.at(-1) ?? { code: '', end: start };
      return { code, start, end, isAlone: path.length === 1, score: levelOf(code) * 1000 + end - start };
    }),
  ).flat();
  const best = bestOf(found);
  // 山东省市中区 is in Shandong, not 中区 of Taichung.
  const isElsewhere =
    best?.isAlone && found.some(({ code }) => levelOf(code) < levelOf(best.code) && !isBelow(best.code, code));
  const bestPath = isElsewhere ? bestOf(found.filter((path) => !path.isAlone || levelOf(path.code) < 3)) : best;
  if (!bestPath) return undefined;
  const { code, start, end } = bestPath;
  return { region: completeRegion(code, names), code, start, end };
}

interface FoundPath {
  code: string;
  start: number;
  end: number;
  /** Returns whether it is a single place. */
  isAlone: boolean;
  score: number;
}

function bestOf(paths: readonly FoundPath[]): FoundPath | undefined {
  return paths.reduce<FoundPath | undefined>(
    (best, path) => (best && best.score >= path.score ? best : path),
    undefined,
  );
}

type Places = ReadonlyMap<string, readonly Place[]>;

/** Dongguan, Zhongshan, Danzhou and Jiayuguan. */
const WITHOUT_COUNTIES = /^(?:4419|4420|4604|6202)00$/;

/**
 * Returns the region of a current code. Returns `undefined` without a county: the shopper notices an empty field, but
 * not an incomplete region.
 */
export function completeRegion(code: string, names: RegionNames): AddressRegion | undefined {
  const region = regionToday(code, names);
  const isComplete = region && (region.county !== '' || WITHOUT_COUNTIES.test(region.areaCode));
  return isComplete ? region : undefined;
}

/** Cached: sorting about 4,000 names takes longer than parsing a text. */
const indexes = new WeakMap<RegionNames, Places>();

function indexOf(names: RegionNames): Places {
  const index = indexes.get(names) ?? byFirstCharacter([...placesOf(names), ...localitiesOf(names)]);
  indexes.set(names, index);
  return index;
}

/** Returns all current and former places, with simplified names. */
export function placesOf(names: RegionNames): Place[] {
  const today = Object.entries(names).map(([code, name]) => ({ code, name, today: code }));
  const retired = [...retiredRegions()].map(([code, { name, successor = code }]) => ({ code, name, today: successor }));
  const all = [...today, ...retired.filter(({ code }) => !Object.hasOwn(names, code))];
  // Some characters of simplified names are also traditional forms of others.
  return all.map((place) => ({ ...place, name: foldPlaceNames(place.name) }));
}

/** Returns the localities of existing regions. */
export function localitiesOf(names: RegionNames): (Place & Locality)[] {
  return localities()
    .filter(({ code }) => Object.hasOwn(names, code))
    .map((locality) => ({ ...locality, today: locality.code, isLocality: true }));
}

function byFirstCharacter(all: readonly Place[]): Places {
  const places = new Map<string, Place[]>();
  for (const place of all) {
    const first = place.name.charAt(0);
    const sameStart = places.get(first);
    if (sameStart) sameStart.push(place);
    else places.set(first, [place]);
  }
  return places;
}

function pathsAt(text: string, start: number, places: Places, home?: RegExp): Step[][] {
  const firsts = stepsAt(text, start, places, () => true);
  const paths = firsts.flatMap((first) => (levelOf(first.code) === 3 ? [] : onward(text, [first], places)));
  const whole = paths.filter((path) => path.length > 1 || path.every(({ isWhole }) => isWhole));
  // Roads elsewhere have the names of localities.
  const isAtHome = ({ code }: Step) => home?.test(code) === true && !HAN.test(text.charAt(start - 1));
  const counties = firsts.filter(
    (step) => step.isWhole && levelOf(step.code) === 3 && (!step.isLocality || isAtHome(step)),
  );
  return isOnePlace(counties) ? [...whole, counties.slice(0, 1)] : whole;
}

/** Returns the path and all its continuations. */
function onward(text: string, path: readonly Step[], places: Places): Step[][] {
  const last = path.at(-1);
  if (!last) return [];
  const starts = [SIGNS, FILLER]
    .map((between) => between.exec(text.slice(last.end))?.[0].length)
    .filter((length) => length !== undefined)
    .map((length) => last.end + length);
  // 济南市中区 is 市中区 of 济南.
  const shared = text.charAt(last.end - 1) === CITY ? [last.end - 1] : [];
  const next = [...starts, ...shared]
    .map((start) =>
      longest(stepsAt(text, start, places, (place) => isInside(place, last.code))).filter(
        // 青岛市南京路 is not a street of 市南区.
        ({ isWhole }) => isWhole || start >= last.end,
      ),
    )
    .map((steps) => (steps.some(({ isWhole }) => isWhole) ? steps : withoutLesserNamesakes(steps)))
    .find((steps) => steps.length > 0);
  if (!next) return [[...path]];
  const nearest = Math.min(...next.map(({ code }) => levelOf(code)));
  const direct = next.filter(({ code }) => levelOf(code) === nearest);
  // A county right after its province must be the only one with that name there.
  const isClear = nearest === levelOf(last.code) + 1 || isOnePlace(direct);
  return [[...path], ...(isClear ? next : []).flatMap((step) => onward(text, [...path, step], places))];
}

/** 密云县 is the former county instead of the beginning of 密云区. */
function longest(steps: readonly Step[]): Step[] {
  const end = Math.max(...steps.map((step) => step.end));
  return steps.filter((step) => step.end === end);
}

/**
 * Removes counties with the name of a more important one in the same prefecture: 伊宁 alone is 伊宁市, not the surrounding
 * 伊宁县.
 */
export function withoutLesserNamesakes<Some extends Place>(places: readonly Some[]): readonly Some[] {
  if (places.length < 2) return places;
  const ranked = places.map((place) => {
    const [ending = ''] = levelOf(place.code) === 3 ? (COUNTY_ENDING.exec(place.name) ?? []) : [];
    const stem = place.name.slice(0, place.name.length - ending.length);
    return { place, rank: COUNTY_ENDINGS.indexOf(ending), key: `${place.code.slice(0, 4)} ${stem}` };
  });
  return ranked
    .filter(({ rank, key }) => rank < 1 || !ranked.some((one) => one.key === key && one.rank >= 0 && one.rank < rank))
    .map(({ place }) => place);
}

function isOnePlace(steps: readonly Step[]): boolean {
  return new Set(steps.map(({ today }) => today)).size === 1;
}

/** Returns whether a place is or was in another one: 居巢区 moved from 巢湖 to 合肥. */
function isInside({ code, today }: Place, above: string): boolean {
  return isBelow(code, above) || isBelow(today, above);
}

/** Returns the places whose name begins at an index. */
function stepsAt(text: string, index: number, places: Places, isWanted: (place: Place) => boolean): Step[] {
  const found = (places.get(text.charAt(index)) ?? []).filter(isWanted).flatMap((place) => {
    const length = commonLength(place.name, text.slice(index));
    const isWhole = length === place.name.length;
    if (place.isLocality) return isWhole ? [{ ...place, end: index, isWhole }] : [];
    const left = place.name.slice(length);
    if (length < 2 || !(isWhole || DISPENSABLE.test(left))) return [];
    return [{ ...place, end: index + length + levelLength(text.slice(index + length), left), isWhole }];
  });
  // 九龙塘 is a locality, not 九龙 followed by a street.
  const locality = Math.max(0, ...found.map(({ name, isLocality }) => (isLocality ? name.length : 0)));
  return found.filter(({ end, isLocality }) => isLocality || end - index >= locality);
}

/** Returns the length of a level after a short name: 石柱县 is short for 石柱土家族自治县. */
function levelLength(text: string, left: string): number {
  const level = LEVEL.exec(text)?.[0] ?? '';
  return left.endsWith(level) ? level.length : 0;
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Returns whether a place is within another one. */
export function isBelow(code: string, above: string): boolean {
  return levelOf(code) > levelOf(above) && code.startsWith(above.slice(0, levelOf(above) * 2));
}
