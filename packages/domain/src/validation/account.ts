import { asciiDigits } from './asciiDigits.ts';
import { type FieldRule, problemOf } from './fieldRule.ts';
import { type TextProblem, within } from './freeText.ts';
import { halfWidth, normalizeLine } from './normalizeText.ts';
import { stripInvisible } from './stripInvisible.ts';

/** Maximum code points of a nickname. */
export const NICKNAME_MAX_LENGTH = 20;

/** Letters, digits and underscores, 4 to 20 of them. */
export const usernamePattern = /^[A-Za-z0-9_]{4,20}$/;

/** The six digits of a verification code. */
export const verificationCodePattern = /^\d{6}$/;

/** Returns a user name as it is stored: full-width characters as ASCII, without invisible ones. Case-sensitive. */
export function normalizeUsername(text: string): string {
  return stripInvisible(text.normalize('NFKC')).trim();
}

/** Rule for the user name of a new account. */
export const usernameRule: FieldRule<'USERNAME'> = {
  normalize: normalizeUsername,
  check: (username) => (usernamePattern.test(username) ? undefined : 'USERNAME'),
  minLength: 4,
  maxLength: 20,
};

/** Rule for the user name of a login; older accounts may have names that are no longer allowed. */
export const loginNameRule: FieldRule<'REQUIRED' | 'MAX_LENGTH'> = {
  normalize: normalizeUsername,
  check: within(40, true),
  minLength: 1,
  maxLength: 40,
};

/** Rule for nicknames: 1 to 20 code points, not blank; full-width letters as ASCII, as in names. */
export const nicknameRule: FieldRule<TextProblem> = {
  normalize: (text) => halfWidth(normalizeLine(text)),
  check: within(NICKNAME_MAX_LENGTH, true),
  minLength: 1,
  maxLength: NICKNAME_MAX_LENGTH,
};

/** Returns a verification code as it is sent: digits of every script as ASCII, without spaces and hyphens. */
export function normalizeVerificationCode(text: string): string {
  return asciiDigits(stripInvisible(text)).replace(/[\s\p{Pd}]/gu, '');
}

/** Rule for the six digits that were sent to a phone. */
export const verificationCodeRule: FieldRule<'VERIFICATION_CODE'> = {
  normalize: normalizeVerificationCode,
  check: (code) => (verificationCodePattern.test(code) ? undefined : 'VERIFICATION_CODE'),
  description: 'Six digits',
};

/** Validates a user name: 4 to 20 letters, digits or underscores. */
export function validateUsername(username: string): 'USERNAME_INVALID' | undefined {
  return problemOf(usernameRule, username) && 'USERNAME_INVALID';
}

/** Validates a nickname: 1 to 20 code points, not blank. */
export function validateNickname(nickname: string): 'NICKNAME_REQUIRED' | 'NICKNAME_TOO_LONG' | undefined {
  const problem = problemOf(nicknameRule, nickname);
  return problem && (problem === 'REQUIRED' ? 'NICKNAME_REQUIRED' : 'NICKNAME_TOO_LONG');
}

/** Validates the format of a verification code: six digits of any script. */
export function validateVerificationCode(code: string): 'CODE_INVALID' | undefined {
  return problemOf(verificationCodeRule, code) && 'CODE_INVALID';
}
