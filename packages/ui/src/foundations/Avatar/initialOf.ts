const chinese = /\p{Script=Han}/u;

/**
 * The one character that stands for a name: in Chinese the last, which is the given name's, elsewhere the first letter.
 *
 * @returns nothing when the name is empty
 * @example initialOf('林小禾') // '禾'
 * @example initialOf('lin') // 'L'
 */
export function initialOf(name: string): string | undefined {
  const letters = [...name.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
  const own = letters.filter((letter) => chinese.test(letter));
  return own.at(-1) ?? letters[0]?.toLocaleUpperCase('en');
}
