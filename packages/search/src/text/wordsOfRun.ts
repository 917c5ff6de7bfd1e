import { createCache } from './createCache.ts';

// Some browsers have none; there each character is a word.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** The words of a text's runs are read several times, and texts have runs in common. */
const MAX_CACHED_RUNS = 4000;

/** Longest run of characters that is a term unless it is a word. */
export const LONGEST_PART = 4;

/** A part of a run of characters. */
export interface Part {
  /** In code units, like all strings. */
  start: number;
  text: string;
}

const segmented = createCache<readonly Part[]>(MAX_CACHED_RUNS);

/** Returns the words of a run of Chinese characters, by a dictionary. */
export function wordsOfRun(run: string): readonly Part[] {
  return segmented.get(run) ?? segmented.set(run, segment([run])[0] ?? []);
}

/** Prepares {@link wordsOfRun} for many runs, because starting the segmenter is slower than running it. */
export function segmentRuns(runs: readonly string[]): void {
  const uncached = [...new Set(runs)].filter((run) => segmented.get(run) === undefined);
  if (uncached.length === 0) return;
  for (const [index, words] of segment(uncached).entries()) segmented.set(uncached[index] ?? '', words);
}

function segment(runs: readonly string[]): Part[][] {
  if (!segmenter) return runs.map((run) => partsOfRun(run, 1));
  const words: Part[][] = [];
  let parts: Part[] = [];
  let begin = 0;
  for (const { segment: text, index } of segmenter.segment(runs.map((run) => `${run}\n`).join('')))
    if (text === '\n') {
      words.push(parts);
      parts = [];
      begin = index + 1;
    } else parts.push({ start: index - begin, text });
  return words;
}

/**
 * Returns all parts of a run up to a length. Chinese has no spaces, and shoppers split words differently from
 * dictionaries, so each part of a title can be searched.
 *
 * @example partsOfRun('保温杯', 2).map(({ text }) => text) // ['保', '温', '杯', '保温', '温杯']
 */
export function partsOfRun(run: string, longest: number): Part[] {
  const parts: Part[] = [];
  // Rare characters are two code units long, and half of one is not text.
  const boundaries = boundariesOf(run);
  for (let length = 1; length <= Math.min(longest, boundaries.length - 1); length += 1)
    for (const [index, start] of boundaries.slice(0, -length).entries())
      parts.push({ start, text: run.slice(start, boundaries[index + length]) });
  return parts;
}

/** Returns where each character of a run begins, and where the last one ends. */
export function boundariesOf(run: string): number[] {
  const boundaries = [0];
  for (const character of run) boundaries.push((boundaries.at(-1) ?? 0) + character.length);
  return boundaries;
}

/** Returns the number of characters of a run. */
export function lengthOf(run: string): number {
  return boundariesOf(run).length - 1;
}
