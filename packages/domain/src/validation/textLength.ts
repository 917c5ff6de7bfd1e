/**
 * Returns the length of a text as every limit of the contract counts it: in code points, like JSON Schema and
 * PostgreSQL. A letter, a Chinese character of any plane or a simple emoji is one; emoji sequences are more.
 *
 * @example textLength('𠮷🦆') // 2
 */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * Removes text beyond a limit just before the caret, like browsers with `maxlength`: the text after the caret stays.
 * Unlike browsers it never leaves a part of a character, so it may remove more.
 *
 * @param limit maximum length, as `textLength` counts
 * @param caret position after the inserted text, in UTF-16 units; the end by default
 * @example cutToLimit('茶abc杯', 3, 4) // { text: '茶a杯', caret: 2 }
 */
export function cutToLimit(text: string, limit: number, caret = text.length): { text: string; caret: number } {
  const excess = textLength(text) - limit;
  if (excess <= 0) return { text, caret };
  const before = text.slice(0, caret);
  const shortened = beginningOf(before, textLength(before) - excess);
  return { text: shortened + beginningOf(text.slice(caret), limit - textLength(shortened)), caret: shortened.length };
}

/** Returns as many whole characters from the beginning as are within a limit. */
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

/** Splits a text into user-perceived characters. Firefox before 125 has no `Intl.Segmenter`, and gets code points. */
export function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
