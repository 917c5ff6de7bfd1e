import * as imported from 'validator/lib/isPostalCode.js';
import { asciiDigits } from '../validation/asciiDigits.ts';
import { normalizeLine } from '../validation/normalizeText.ts';

/** The exports of the module `isPostalCode` of `validator`. */
interface PostalCodes {
  default: (postcode: string, country: string) => boolean;
  locales: readonly string[];
}

// A CommonJS module: Node.js and bundlers return its exports as `default`, test runners directly.
const postalCodes = (typeof imported.default === 'function' ? imported : imported.default) as unknown as PostalCodes;

/** Where countries separate the characters of a code. Negative positions count from the end. */
const separators: Readonly<Record<string, { length?: number; at: number; sign: '-' | ' ' }>> = {
  BR: { at: 5, sign: '-' },
  CA: { at: 3, sign: ' ' },
  CZ: { at: 3, sign: ' ' },
  GB: { at: -3, sign: ' ' },
  GR: { at: 3, sign: ' ' },
  IE: { at: 3, sign: ' ' },
  JP: { at: 3, sign: '-' },
  LT: { at: 2, sign: '-' },
  LV: { at: 2, sign: '-' },
  NL: { at: 4, sign: ' ' },
  PL: { at: 2, sign: '-' },
  PT: { at: 4, sign: '-' },
  SE: { at: 3, sign: ' ' },
  SK: { at: 3, sign: ' ' },
  US: { length: 9, at: 5, sign: '-' },
};

/** Formats of the other countries. */
const ANY_POSTCODE = /^[A-Z\d][A-Z\d -]{1,11}$/;

/**
 * Returns a postal code as it is stored: upper case, ASCII digits, separated as in its country.
 *
 * @example normalizePostcode('1500001', 'JP') // '150-0001'
 */
export function normalizePostcode(text: string, country: string): string {
  const written = asciiDigits(normalizeLine(text.normalize('NFKC'))).toUpperCase();
  const separator = separators[country];
  const code = written.replace(/^\u3012\s*/u, '').replace(/\p{Pd}/gu, '-');
  if (separator === undefined) return code;
  const compact = code.replace(/[\s-]/g, '');
  const { at, sign, length = compact.length } = separator;
  return compact.length === length && compact.length > 4
    ? `${compact.slice(0, at)}${sign}${compact.slice(at)}`
    : compact;
}

/** Returns whether a normalized postal code has the format of a country. @example isPostcodeOf('97209', 'US') // true */
export function isPostcodeOf(postcode: string, country: string): boolean {
  return postalCodes.locales.includes(country) ? postalCodes.default(postcode, country) : ANY_POSTCODE.test(postcode);
}
