// Some browsers have none; there each character is a word.
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

/** Longest run of characters that is a term unless it is a word. */
export const LONGEST_PART = 4;

/** A part of a run of characters. */
export interface Part {
  start: number;
  text: string;
}

/** The words of a run of Chinese characters, as a dictionary has them. */
export function wordsOfRun(run: string): Part[] {
  if (!segmenter) return partsOfRun(run, 1);
  return Array.from(segmenter.segment(run), ({ index, segment }) => ({ start: index, text: segment }));
}

/**
 * All parts of a run up to a length. Chinese writes no spaces, and shoppers take words apart in other places than
 * dictionaries do; so each part of a title can be searched.
 *
 * @example partsOfRun('保温杯', 2).map(({ text }) => text) // ['保', '温', '杯', '保温', '温杯']
 */
export function partsOfRun(run: string, longest: number): Part[] {
  const lengths = Array.from({ length: Math.min(longest, run.length) }, (_, shorter) => shorter + 1);
  return lengths.flatMap((length) =>
    Array.from({ length: run.length - length + 1 }, (_, start) => ({ start, text: run.slice(start, start + length) })),
  );
}
