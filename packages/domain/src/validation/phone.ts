import { normalizeDigits } from './normalizeDigits.ts';

/** A mobile number with an optional 86 or +86 before it, or a landline: 0, then 10 to 13 digits or hyphens. */
export const phonePattern = /^(?:(?:\+?86)?1\d{10}|0[\d-]{10,13})$/;

/** A bare mobile number: 1 and ten digits. */
export const mobilePhonePattern = /^1\d{10}$/;

/**
 * Checks a contact number. Says nothing about whether the number is in service.
 *
 * @param phone as typed; digits of every script count
 */
export function validatePhone(phone: string): 'PHONE_INVALID' | undefined {
  return phonePattern.test(normalizeDigits(phone)) ? undefined : 'PHONE_INVALID';
}

/** Whether a code can be sent there: a bare mobile number, 1 and ten digits. Digits of every script count. */
export function isMobilePhone(phone: string): boolean {
  return mobilePhonePattern.test(normalizeDigits(phone));
}

/**
 * Hides the middle of a number, for screens that others may see.
 *
 * @returns a mobile number with its first three and last four digits, its country code kept; of any other number only
 * the last two digits
 * @example maskPhone('13800138000') // '138****8000'
 */
export function maskPhone(phone: string): string {
  const normal = normalizeDigits(phone);
  const mobile = /^(\+?86)?(1\d{2})\d{4}(\d{4})$/.exec(normal);
  if (mobile) return `${mobile[1] ?? ''}${mobile[2]}****${mobile[3]}`;
  const end = normal.length > 4 ? normal.slice(-2) : '';
  return `${normal.slice(0, normal.length - end.length).replace(/[^-]/gu, '*')}${end}`;
}
