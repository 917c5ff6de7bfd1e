import type { AddressRegion } from '../address.ts';
import { levelOf, type RegionNames, regionOf } from '../regionNames.ts';
import { DISPENSABLE, FILLER, SIGNS } from './patterns.ts';

/** Where a region stands in a text. */
export interface FoundRegion {
  region: AddressRegion;
  /** Index of its first character. */
  start: number;
  /** Index after its last character. */
  end: number;
}

interface Place {
  code: string;
  name: string;
}

interface Step extends Place {
  end: number;
  isWhole: boolean;
}

/**
 * Finds the province, city and county that a text names one after the other. Short names will do where something follows
 * that belongs to them; a county alone only by its whole name, and only where there is no other of that name.
 *
 * @returns the lowest of them, of two the longer, of two as long the first
 */
export function findRegion(text: string, names: RegionNames): FoundRegion | undefined {
  const places = byFirstCharacter(names);
  let best: FoundRegion | undefined;
  let bestScore = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (const path of pathsAt(text, start, places)) {
      const end = path.at(-1)?.end ?? start;
      const score = levelOf(path.at(-1)?.code ?? '') * 1000 + end - start;
      if (score <= bestScore) continue;
      bestScore = score;
      best = { region: regionOf(path.at(-1)?.code ?? '', names), start, end };
    }
  }
  return best;
}

type Places = ReadonlyMap<string, readonly Place[]>;

function byFirstCharacter(names: RegionNames): Places {
  const places = new Map<string, Place[]>();
  for (const [code, name] of Object.entries(names)) {
    const first = name.charAt(0);
    places.set(first, [...(places.get(first) ?? []), { code, name }]);
  }
  return places;
}

function pathsAt(text: string, start: number, places: Places): Step[][] {
  const firsts = stepsAt(text, start, places, () => true);
  const paths = firsts.flatMap((first) => (levelOf(first.code) === 3 ? [] : onward(text, [first], places)));
  const whole = paths.filter((path) => path.length > 1 || path.every(({ isWhole }) => isWhole));
  const counties = firsts.filter(({ code, isWhole }) => isWhole && levelOf(code) === 3);
  return counties.length === 1 ? [...whole, counties] : whole;
}

/** The path and all that it can be continued to. */
function onward(text: string, path: readonly Step[], places: Places): Step[][] {
  const last = path.at(-1);
  if (!last) return [];
  const next = [SIGNS, FILLER]
    .map((between) => between.exec(text.slice(last.end))?.[0].length)
    .filter((length) => length !== undefined)
    .map((length) => stepsAt(text, last.end + length, places, ({ code }) => isBelow(code, last.code)))
    .find((steps) => steps.length > 0);
  if (!next) return [[...path]];
  const nearest = Math.min(...next.map(({ code }) => levelOf(code)));
  const direct = next.filter(({ code }) => levelOf(code) === nearest);
  // A county named right after its province must be the only one of that name there.
  const isClear = nearest === levelOf(last.code) + 1 || direct.length === 1;
  return [[...path], ...(isClear ? next : []).flatMap((step) => onward(text, [...path, step], places))];
}

/** The places of which a name begins at that index. */
function stepsAt(text: string, index: number, places: Places, isWanted: (place: Place) => boolean): Step[] {
  return (places.get(text.charAt(index)) ?? []).filter(isWanted).flatMap((place) => {
    const length = commonLength(place.name, text.slice(index));
    const isWhole = length === place.name.length;
    if (length < 2 || !(isWhole || DISPENSABLE.test(place.name.slice(length)))) return [];
    return [{ ...place, end: index + length, isWhole }];
  });
}

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

function isBelow(code: string, above: string): boolean {
  return levelOf(code) > levelOf(above) && code.startsWith(above.slice(0, levelOf(above) * 2));
}
