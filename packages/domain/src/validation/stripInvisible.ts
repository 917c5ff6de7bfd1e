const PICTOGRAPH = '\\p{Extended_Pictographic}';
/** Scripts whose letters change their shape with a joiner between them. */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Sinhala}\\p{Script=Malayalam}';

/** Invisible characters with a visible effect: in emoji sequences, joining scripts and variants of Han characters. */
const SIGNIFICANT = [
  `(?<=[${PICTOGRAPH}\\p{Symbol}])[\\uFE0E\\uFE0F]`,
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180D\\u180F]',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]',
  `(?<=[${PICTOGRAPH}\\p{Emoji_Modifier}]\\uFE0F?)\\u200D(?=${PICTOGRAPH})`,
  `(?<=[${JOINING}])[\\u200C\\u200D](?=[${JOINING}])`,
].join('|');

/**
 * All other invisible characters: bidirectional controls, zero-width spaces, fillers, annotation marks, the blank
 * Braille pattern, control characters other than white space, and lone surrogates.
 */
const INVISIBLE =
  '[\\p{Default_Ignorable_Code_Point}\\p{Surrogate}\\u2800\\uFFF9-\\uFFFB]|(?![\\t-\\r\\u0085])\\p{Control}';

const PATTERN = new RegExp(`(${SIGNIFICANT})|${INVISIBLE}`, 'gu');

/**
 * Removes invisible characters, and those that only change the direction of others. Joiners inside emoji and Arabic or
 * Indic words stay.
 *
 * @example stripInvisible('\u202d13800138000\u202c') // '13800138000'
 */
export function stripInvisible(text: string): string {
  return text.replace(PATTERN, '$1');
}
