import type { FieldRule } from './fieldRule.ts';
import { stripInvisible } from './stripInvisible.ts';
import { textLength } from './textLength.ts';

/** Maximum code points of an email address (RFC 5321, 4.5.3.1). */
export const EMAIL_MAX_LENGTH = 254;
const LOCAL_MAX_LENGTH = 64;

const LOCAL = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * Rule for email addresses as mail servers accept them, including letters of all scripts (RFC 6531). Full-width
 * characters become ASCII; the domain becomes lower case. Quoted local parts and IP addresses as domains are refused.
 *
 * @example emailRule.normalize('Ｏ’Brien＠Example．com') // 'O’Brien@example.com'
 */
export const emailRule: FieldRule<'EMAIL'> = {
  normalize: normalizeEmail,
  check: (email) => (isEmail(email) ? undefined : 'EMAIL'),
  maxLength: EMAIL_MAX_LENGTH,
};

/** Returns an email address as it is stored. */
export function normalizeEmail(text: string): string {
  const plain = stripInvisible(text.normalize('NFKC')).normalize('NFKC').trim();
  const at = plain.lastIndexOf('@');
  if (at === -1) return plain;
  return (
    plain.slice(0, at + 1) +
    plain
      .slice(at + 1)
      .toLowerCase()
      .replace(/。/g, '.')
      .normalize('NFKC')
  );
}

function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const labels = email.slice(at + 1).split('.');
  const local = email.slice(0, Math.max(at, 0));
  if (textLength(email) > EMAIL_MAX_LENGTH || textLength(local) > LOCAL_MAX_LENGTH) return false;
  return (
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    /\D/.test(labels.at(-1) ?? '')
  );
}

/** Validates an email address. @example validateEmail("o'brien@example.com") // undefined */
export function validateEmail(text: string): 'EMAIL_INVALID' | undefined {
  return isEmail(normalizeEmail(text)) ? undefined : 'EMAIL_INVALID';
}
