/**
 * Length of a text as every limit of the contract counts it: UTF-16 units, as `maxlength` of browsers and `length` of most
 * languages do. A letter or Chinese character is one, most emoji are two, those made of several are more.
 */
export function textLength(text: string): number {
  return text.length;
}

/**
 * Takes out what was written beyond a limit, just before the caret, as browsers do with `maxlength`: the text behind the
 * caret stays. Unlike them it never leaves half of what people see as one character, so that it may take out more.
 *
 * @param limit longest text, as `textLength` counts
 * @param caret position behind what was written, in UTF-16 units; the end when left out
 * @example cutToLimit('茶abc杯', 3, 4) // { text: '茶a杯', caret: 2 }
 */
export function cutToLimit(text: string, limit: number, caret = text.length): { text: string; caret: number } {
  const excess = textLength(text) - limit;
  if (excess <= 0) return { text, caret };
  const kept = beginningOf(text.slice(0, caret), caret - excess);
  return { text: kept + beginningOf(text.slice(caret), limit - textLength(kept)), caret: kept.length };
}

/** As many whole characters, as people see them, as are within a limit. */
function beginningOf(text: string, limit: number): string {
  if (textLength(text) <= limit) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    if (index + segment.length > limit) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
