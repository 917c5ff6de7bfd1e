import type { FieldRule } from './fieldRule.ts';
import { stripInvisible } from './stripInvisible.ts';

/**
 * Rule for the number of a parcel: 6 to 40 digits, upper-case letters and hyphens. Letters become upper case,
 * full-width characters ASCII, and spaces are removed.
 */
export const trackingNumberRule: FieldRule<'REQUIRED' | 'TRACKING_NUMBER'> = {
  normalize: (text) =>
    stripInvisible(text.normalize('NFKC'))
      .replace(/\s/g, '')
      .toUpperCase()
      .replace(/\p{Pd}/gu, '-'),
  check: (number) => {
    if (number === '') return 'REQUIRED';
    return /^[A-Z0-9-]{6,40}$/.test(number) ? undefined : 'TRACKING_NUMBER';
  },
  minLength: 6,
  maxLength: 40,
};
