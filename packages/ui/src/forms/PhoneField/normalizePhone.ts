import { normalizeDigits } from '@mallard/domain/validation';

/**
 * Writes a phone number without what people and address books put between its digits: spaces, dots, brackets, and within a mobile number
 * hyphens. Hyphens of a landline stay, as the pattern has them.
 *
 * @example normalizePhone('+86 138-0013-8000') // '+8613800138000'
 * @example normalizePhone('(010) 1234-5678') // '0101234-5678'
 */
export function normalizePhone(text: string): string {
  const plain = normalizeDigits(text).replace(/[\s.()（）\u200b-\u200f\u202a-\u202e]/g, '');
  const withoutHyphens = plain.replace(/-/g, '');
  return /^(\+?86)?1\d{10}$/.test(withoutHyphens) ? withoutHyphens : plain;
}
