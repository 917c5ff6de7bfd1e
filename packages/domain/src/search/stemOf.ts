/**
 * The form that singular and plural of an English word share. It is a key, not a word: it is never shown.
 *
 * Nothing but plurals is taken off: a shopper who types `lighting` does not mean `light`.
 *
 * @param word in lower case
 * @example stemOf('shelves') // 'shelf', as of 'shelf'
 * @example stemOf('vases') // 'vas', as of 'vase'
 */
export function stemOf(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, stem] of ENDINGS) if (ending.test(word)) return word.replace(ending, stem);
  return word;
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/(?<=[^aeiou])(?:ies|ie|y)$/, 'i'],
  [/(?:ves|ve|fe)$/, 'f'],
  [/(?<=[sxz]|ch|sh)(?:es|e)$/, ''],
  [/(?<![sui])s$/, ''],
];
