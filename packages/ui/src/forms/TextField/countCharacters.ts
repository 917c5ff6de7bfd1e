const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Counts what people see as one character each: a family emoji or an accented letter is one, whatever it is made of.
 *
 * @example countCharacters('茶👨‍👩‍👧') // 2
 */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _character of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * Takes out what was written beyond a limit, just before the caret, as browsers do with `maxlength`: the text behind the
 * caret stays.
 *
 * @param caret position behind what was written, in UTF-16 units
 * @param limit most characters, as `countCharacters` counts
 * @example cutToLimit('茶abc杯', 4, 3) // { text: '茶a杯', caret: 2 }
 */
export function cutToLimit(text: string, caret: number, limit: number): { text: string; caret: number } {
  const excess = countCharacters(text) - limit;
  if (excess <= 0) return { text, caret };
  const before = Array.from(segmenter.segment(text.slice(0, caret)), ({ segment }) => segment);
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  const behind = Array.from(segmenter.segment(text.slice(caret)), ({ segment }) => segment);
  const rest = behind.slice(0, Math.max(0, limit - countCharacters(kept))).join('');
  return { text: kept + rest, caret: kept.length };
}
