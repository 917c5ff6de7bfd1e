import { stripInvisible } from './stripInvisible.ts';

/**
 * Returns text with several lines as it is stored: letters composed (NFC), without invisible characters, line breaks as
 * `\n`, trimmed.
 *
 * @example normalizeText(' Cafe\u0301\r\n') // 'Café'
 */
export function normalizeText(text: string): string {
  return compose(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim();
}

/**
 * Returns text with one line as it is stored: like {@link normalizeText}, with white space collapsed to one space.
 *
 * @example normalizeLine('文三路\n\u3000 1 号') // '文三路 1 号'
 */
export function normalizeLine(text: string): string {
  return compose(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Converts full-width Latin letters and digits to ASCII. Punctuation stays, because Chinese text uses it. */
export function halfWidth(text: string): string {
  return text.replace(/[Ａ-Ｚａ-ｚ０-９]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** Composes again, because an invisible character may have separated letters. */
function compose(text: string): string {
  return stripInvisible(text.normalize('NFC')).normalize('NFC');
}
