/**
 * Length of a text as every limit of the contract counts it: in code points, as JSON Schema and PostgreSQL do. A letter,
 * a Chinese character of any plane or a simple emoji is one; emoji made of several are more.
 *
 * @example textLength('𠮷🦆') // 2
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
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
  const before = text.slice(0, caret);
  const kept = beginningOf(before, textLength(before) - excess);
  return { text: kept + beginningOf(text.slice(caret), limit - textLength(kept)), caret: kept.length };
}

/** As many whole characters, as people see them, as are within a limit. */
function beginningOf(text: string, limit: number): string {
  if (textLength(text) <= limit) return text;
  let beginning = '';
  let length = 0;
  for (const character of charactersOf(text)) {
    length += textLength(character);
    if (length > limit) break;
    beginning += character;
  }
  return beginning;
}

/** Splits a text into what people see as characters; Firefox before 125 has no `Intl.Segmenter`, and gets code points. */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
