/** Characters that only set the direction of others. An isolate that the text ends or leaves open would affect the sentence. */
const CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * Keeps the direction of a text from changing the order of the sentence around it: letters that run from right to left are put
 * between FSI and PDI, and direction controls are removed.
 *
 * @see https://www.w3.org/International/questions/qa-bidi-unicode-controls
 * @example isolateText('שלום') // '\u2068שלום\u2069'
 */
export function isolateText(text: string): string {
  const plain = text.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
