import { stripInvisible } from './stripInvisible.ts';

/**
 * Text of several lines as it is stored: letters composed (NFC), without invisible characters, line breaks as `\n`,
 * without white space around it.
 *
 * @example normalizeText(' Cafe\u0301\r\n') // 'Café'
 */
export function normalizeText(text: string): string {
  return compose(text)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim();
}

/**
 * Text of one line as it is stored: like {@link normalizeText}, with every run of white space as one space.
 *
 * @example normalizeLine('文三路\n\u3000 1 号') // '文三路 1 号'
 */
export function normalizeLine(text: string): string {
  return compose(text)
    .replace(/[\s\u0085]+/g, ' ')
    .trim();
}

/** Full-width Latin letters and digits as ASCII. Punctuation stays, because Chinese text is written with it. */
export function halfWidth(text: string): string {
  return text.replace(/[Ａ-Ｚａ-ｚ０-９]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}

/** Characters that were kept apart by an invisible one may compose once it is gone. */
function compose(text: string): string {
  return stripInvisible(text.normalize('NFC')).normalize('NFC');
}
