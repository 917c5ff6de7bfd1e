import { asciiDigits } from './asciiDigits.ts';
import type { FieldRule } from './fieldRule.ts';
import { EXTENSION } from './phoneExtension.ts';
import { stripInvisible } from './stripInvisible.ts';

/** Region whose local numbers are read without a country code. */
export type PhoneRegion = 'mainland' | 'HK' | 'MO' | 'TW';

/** A mobile number of the mainland without country code: 1 and ten digits. */
export const mobilePhonePattern = /^1\d{10}$/;

const callingCodes: Readonly<Record<PhoneRegion, string>> = { mainland: '86', HK: '852', MO: '853', TW: '886' };
const regions = Object.keys(callingCodes) as PhoneRegion[];

/**
 * Characters that may separate the digits of a phone, for a character class with the flag `u`. Includes the full-width
 * forms, because a longer text that contains a phone is not normalized to NFKC.
 */
export const PHONE_SEPARATORS = '\\s()（）﹙﹚.．﹒·\\p{Pd}−';
const SEPARATOR = new RegExp(`[${PHONE_SEPARATORS}]`, 'gu');

/** Area codes are 10, 2x, and three digits from 3xx on. */
const LANDLINE = /^(10|2\d)([1-9]\d{7})$|^([3-9]\d{2})([1-9]\d{6,7})$/;

/**
 * Parses a phone number of the mainland, Hong Kong, Macau or Taiwan, with or without country code, with any spacing.
 * Does not check whether the number is in service.
 *
 * @param region region of local numbers; numbers with a country code are read in every region
 * @returns the number as it is stored, or `null`: `13800138000`, `0755-23456789`, `0755-23456789-801`,
 *   `13012345678-8001`, `+85291234567`
 * @example parsePhone('(0755) 2345-6789') // '0755-23456789'
 * @example parsePhone('0912 345 678', 'TW') // '+886912345678'
 */
export function parsePhone(text: string, region: PhoneRegion = 'mainland'): string | null {
  const written = plainPhone(text);
  const whole = readNumber(written, region);
  const extension = EXTENSION.exec(written);
  if (whole !== null || !extension) return whole;
  const number = readNumber(written.slice(0, extension.index), region);
  const isMainland = number !== null && !number.startsWith('+');
  // Delivery services replace mobile numbers by a shared number with an extension.
  return isMainland ? `${number}-${extension[1]}` : null;
}

/** Converts full-width characters and digits of every script to ASCII, and removes invisible characters. */
function plainPhone(text: string): string {
  return asciiDigits(stripInvisible(text.normalize('NFKC')))
    .replace(/^\s*tel:/i, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .trim();
}

function readNumber(written: string, region: PhoneRegion): string | null {
  const compact = written.replace(SEPARATOR, '').replace(/^00(?=86|85[23]|886)/, '+');
  if (!/^\+?\d{5,20}$/.test(compact)) return null;
  const local = compact.startsWith('+') ? null : readLocal(compact, region);
  if (local !== null) return local;
  const digits = compact.replace('+', '');
  // Without a plus only the codes of the mainland and of the region itself are unambiguous.
  const candidates = compact.startsWith('+') ? regions : new Set<PhoneRegion>(['mainland', region]);
  for (const candidate of candidates) {
    const code = callingCodes[candidate];
    const number = digits.startsWith(code) ? readNational(digits.slice(code.length), candidate) : null;
    if (number !== null) return number;
  }
  return null;
}

/** Numbers of the mainland are longer than all others, so they are unambiguous in every region. */
function readLocal(digits: string, region: PhoneRegion): string | null {
  if (mobilePhonePattern.test(digits)) return digits;
  const nationalNumber = region === 'mainland' ? null : readNational(digits, region);
  // Landlines begin with 0 when dialled without a country code.
  return nationalNumber ?? (digits.startsWith('0') ? readNational(digits, 'mainland') : null);
}

/** Reads the number after its country code, possibly with the 0 of local dialling. */
function readNational(digits: string, region: PhoneRegion): string | null {
  const national = digits.replace(/^0/, '');
  if (region === 'mainland') {
    if (mobilePhonePattern.test(digits)) return digits;
    const [, area, line, longArea, shortLine] = LANDLINE.exec(national) ?? [];
    return area || longArea ? `0${area ?? longArea}-${line ?? shortLine}` : null;
  }
  const isNumber =
    region === 'TW'
      ? /^(?:9\d{8}|[2-8]\d{7,8})$/.test(national)
      : (region === 'HK' ? /^[2-9]\d{7}$/ : /^[268]\d{7}$/).test(digits);
  return isNumber ? `+${callingCodes[region]}${region === 'TW' ? national : digits}` : null;
}

/** Returns the region of phones at a place, by the six digits of its county (GB/T 2260). */
export function phoneRegionOf(areaCode: string | undefined): PhoneRegion {
  const province = areaCode?.slice(0, 2);
  if (province === '81') return 'HK';
  if (province === '82') return 'MO';
  return province === '71' ? 'TW' : 'mainland';
}

/** Returns the number as it is stored, or the trimmed text if it is not a number. @see parsePhone */
export function normalizePhone(text: string, region: PhoneRegion = 'mainland'): string {
  return parsePhone(text, region) ?? plainPhone(text);
}

/**
 * Validates a contact number: mobile or landline, of the mainland or of `region`.
 *
 * @example validatePhone('9123 4567', 'HK') // undefined
 */
export function validatePhone(phone: string, region: PhoneRegion = 'mainland'): 'PHONE_INVALID' | undefined {
  return parsePhone(phone, region) === null ? 'PHONE_INVALID' : undefined;
}

/** Rule for mobile numbers of the mainland, to which codes can be sent. */
export const mobilePhoneRule: FieldRule<'PHONE'> = {
  normalize: (text) => normalizePhone(text),
  check: (phone) => (mobilePhonePattern.test(phone) ? undefined : 'PHONE'),
  description: 'A mobile number of the mainland; stored as eleven digits',
};

/** Returns whether a code can be sent to a number: a mobile number of the mainland, with or without +86. */
export function isMobilePhone(phone: string): boolean {
  return mobilePhonePattern.test(normalizePhone(phone));
}

/**
 * Hides the middle of a number, for screens that others may see.
 *
 * @returns a mobile number with its first three and last four digits, and its country code, without the digits of an
 *   extension; of any other number only the last two digits
 * @example maskPhone('13800138000') // '138****8000'
 */
export function maskPhone(phone: string): string {
  const normal = plainPhone(phone);
  const mobile = /^(\+?86)?(1\d{2})\d{4}(\d{4})(-\d{1,6})?$/.exec(normal);
  if (mobile) {
    const [, country = '', start, last, extension = ''] = mobile;
    return `${country}${start}****${last}${extension.replace(/\d/g, '*')}`;
  }
  const end = normal.length > 4 ? normal.slice(-2) : '';
  return `${normal.slice(0, normal.length - end.length).replace(/[^-]/gu, '*')}${end}`;
}
