const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A part of a run of characters. */
export interface Part {
  start: number;
  text: string;
}

/** The words of a run of Chinese characters, as a dictionary has them. */
export function wordsOfRun(run: string): Part[] {
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
