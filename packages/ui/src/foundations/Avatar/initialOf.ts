const chinese = /\p{Script=Han}/u;

/**
 * Returns the initial of a name: the last character in Chinese, which belongs to the given name;
 * otherwise the first letter.
 *
 * @returns `undefined` when the name is empty
 * @example initialOf('林小禾') // '禾'
 */
export function initialOf(name: string): string | undefined {
  const letters = [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const chineseLetters = letters.filter((letter) => chinese.test(letter));
  return chineseLetters.at(-1) ?? letters[0]?.toLocaleUpperCase('en');
}
