/**
 * Converts the digits of every script to ASCII: full-width, Arabic, Persian. Everything else stays.
 *
 * @example asciiDigits('۱۲ ３') // '12 3'
 */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit);
}

/** Every script has its ten digits in a row, from zero to nine. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
