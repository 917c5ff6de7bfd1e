import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from '../validation/asciiDigits.ts';
import { stripInvisible } from '../validation/stripInvisible.ts';

/**
 * Parses a phone number as people of a country write it; numbers of other countries need their country code. Does not check
 * whether the number is in service.
 *
 * @param country ISO 3166-1 alpha-2 code
 * @returns the number in the E.164 format, with its extension; `null` if it is none
 * @example parsePhoneOf('(503) 555-0142', 'US') // '+15035550142'
 */
export function parsePhoneOf(text: string, country: string): string | null {
  const written = asciiDigits(stripInvisible(text.normalize('NFKC'))).trim();
  const region: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  const phone = parsePhoneNumberFromString(written, { ...(region && { defaultCountry: region }), extract: false });
  if (!phone?.isValid()) return null;
  return phone.ext === undefined ? phone.number : `${phone.number} ext. ${phone.ext}`;
}

/**
 * Formats a stored number for people: with spaces and its country code.
 *
 * @example formatPhone('+15035550142') // '+1 503 555 0142'
 */
export function formatPhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}
