import { isBlank } from './isBlank.ts';
import { normalizeDigits } from './normalizeDigits.ts';
import { textLength } from './textLength.ts';

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 20;
export const NICKNAME_MAX_LENGTH = 20;

/** Letters, digits and underscores, 4 to 20 of them. */
export const usernamePattern = /^[A-Za-z0-9_]{4,20}$/;

/** The six digits of a verification code. */
export const verificationCodePattern = /^\d{6}$/;

export type PasswordProblem = 'PASSWORD_LENGTH' | 'PASSWORD_LETTER_AND_DIGIT';

/**
 * Checks a new password exactly as typed: 8 to 20 UTF-16 units with at least one ASCII letter and one ASCII digit.
 * Any other character may stand beside them. Not for signing in, where old rules may still hold.
 */
export function validatePassword(password: string): PasswordProblem | undefined {
  const long = textLength(password);
  if (long < PASSWORD_MIN_LENGTH || long > PASSWORD_MAX_LENGTH) return 'PASSWORD_LENGTH';
  if (!/[A-Za-z]/.test(password) || !/[0-9]/.test(password)) return 'PASSWORD_LETTER_AND_DIGIT';
  return undefined;
}

/** Checks that the password was typed the same twice. */
export function validatePasswordConfirmation(password: string, again: string): 'PASSWORD_MISMATCH' | undefined {
  return password === again ? undefined : 'PASSWORD_MISMATCH';
}

/** Checks a user name: 4 to 20 letters, digits or underscores. */
export function validateUsername(username: string): 'USERNAME_INVALID' | undefined {
  return usernamePattern.test(username) ? undefined : 'USERNAME_INVALID';
}

/** Checks a nickname: 1 to 20 UTF-16 units after trimming, showing something. */
export function validateNickname(nickname: string): 'NICKNAME_REQUIRED' | 'NICKNAME_TOO_LONG' | undefined {
  if (isBlank(nickname)) return 'NICKNAME_REQUIRED';
  return textLength(nickname.trim()) > NICKNAME_MAX_LENGTH ? 'NICKNAME_TOO_LONG' : undefined;
}

/** Checks the form of a verification code: six digits of any script. */
export function validateVerificationCode(code: string): 'CODE_INVALID' | undefined {
  return verificationCodePattern.test(normalizeDigits(code)) ? undefined : 'CODE_INVALID';
}
