import { textLength } from './textLength.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 20;

export type PasswordProblem = 'PASSWORD_LENGTH' | 'PASSWORD_LETTER_AND_DIGIT';

/**
 * Returns a password as it is hashed and compared: compatibility forms and letters composed (NFKC), because keyboards
 * differ in how they write `ä` or full-width digits. Nothing is trimmed; case-sensitive.
 */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Limits of the length of a new password, in code points. */
export interface PasswordLength {
  minLength: number;
  maxLength: number;
}

export const defaultPasswordLength: Readonly<PasswordLength> = {
  minLength: PASSWORD_MIN_LENGTH,
  maxLength: PASSWORD_MAX_LENGTH,
};

/**
 * Validates a new password: its length in code points after normalizing, and at least one ASCII letter and one ASCII digit.
 * All other characters are allowed as well. Not for logging in, where older rules may apply.
 *
 * @param limits of the length. @default 8 to 20
 */
export function validatePassword(
  password: string,
  { minLength, maxLength }: PasswordLength = defaultPasswordLength,
): PasswordProblem | undefined {
  const normalized = normalizePassword(password);
  const length = textLength(normalized);
  if (length < minLength || length > maxLength) return 'PASSWORD_LENGTH';
  if (!/[A-Za-z]/.test(normalized) || !/[0-9]/.test(normalized)) return 'PASSWORD_LETTER_AND_DIGIT';
  return undefined;
}

/** Validates that both passwords are the same after normalizing. */
export function validatePasswordConfirmation(password: string, again: string): 'PASSWORD_MISMATCH' | undefined {
  return normalizePassword(password) === normalizePassword(again) ? undefined : 'PASSWORD_MISMATCH';
}
