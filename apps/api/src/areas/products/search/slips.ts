/**
 * The word and each of its spellings with one letter less. Two words that are one slip apart share one of these, so that
 * slips can be looked up in an index.
 *
 * @see the symmetric delete algorithm, https://wolfgarbe.medium.com/1000x-faster-spelling-correction-algorithm-2012-8701fcd87a5f
 * @example withoutOneLetter('mug') // ['mug', 'ug', 'mg', 'mu']
 */
export function withoutOneLetter(word: string): string[] {
  const shorter = Array.from(word, (_, place) => word.slice(0, place) + word.slice(place + 1));
  return [...new Set([word, ...shorter])];
}

/**
 * Whether one slip of the finger leads from one word to the other: a letter left out, added, replaced, or two neighbours
 * swapped. A word is no slip of itself.
 *
 * @example isOneSlip('headphnes', 'headphones') // true
 */
export function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const longest = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < longest && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < longest - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const right = meant.slice(start, meant.length - end);
  if (wrong.length <= 1 && right.length <= 1) return true;
  return wrong.length === 2 && right.length === 2 && wrong === `${right[1]}${right[0]}`;
}
