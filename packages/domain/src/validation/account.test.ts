import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateNickname, validateUsername, validateVerificationCode } from './account.ts';
import { validateKeyword } from './keyword.ts';
import { validatePassword, validatePasswordConfirmation } from './password.ts';

describe('validatePassword', () => {
  it.each([
    'demo1234',
    'Mallard2026',
    'a1!@#$%^&*()',
    '密码密码密码a1',
    '🦆duck1234',
    'abcdefg１',
    `a1${'x'.repeat(18)}`,
  ])('accepts %s', (password) => {
    expect(validatePassword(password)).toBeUndefined();
  });

  it.each([
    ['', 'PASSWORD_LENGTH'],
    ['abc1234', 'PASSWORD_LENGTH'],
    [`a1${'x'.repeat(19)}`, 'PASSWORD_LENGTH'],
    ['abcdefgh', 'PASSWORD_LETTER_AND_DIGIT'],
    ['12345678', 'PASSWORD_LETTER_AND_DIGIT'],
    ['密码12345678', 'PASSWORD_LETTER_AND_DIGIT'],
  ])('refuses %s with %s', (password, problem) => {
    expect(validatePassword(password)).toBe(problem);
  });

  it('accepts exactly 8 to 20 characters with a letter and a digit among them', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (password) => {
        const isGood =
          password.length >= 8 &&
          password.length <= 20 &&
          [...password].some((one) => 'abcdefghijklmnopqrstuvwxyz'.includes(one.toLowerCase())) &&
          [...password].some((one) => '0123456789'.includes(one));
        expect(validatePassword(password) === undefined).toBe(isGood);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the other fields of an account', () => {
  it('compares both passwords after normalizing', () => {
    expect(validatePasswordConfirmation('demo1234', 'demo1234')).toBeUndefined();
    expect(validatePasswordConfirmation('demo1234', 'demo1234 ')).toBe('PASSWORD_MISMATCH');
    expect(validatePasswordConfirmation('é', 'e\u0301')).toBeUndefined();
  });

  it.each(['demo', 'a_1_', 'A'.repeat(20)])('accepts the user name %s', (username) => {
    expect(validateUsername(username)).toBeUndefined();
  });

  it.each(['', 'abc', 'a'.repeat(21), 'a b c', '绿头鸭鸭', 'de\nmo', 'demo-1'])(
    'refuses the user name %j',
    (username) => {
      expect(validateUsername(username)).toBe('USERNAME_INVALID');
    },
  );

  it('requires a nickname of 1 to 20 characters', () => {
    expect(validateNickname(' 小鸭 ')).toBeUndefined();
    expect(validateNickname(' \u3000\u200b')).toBe('NICKNAME_REQUIRED');
    expect(validateNickname('鸭'.repeat(21))).toBe('NICKNAME_TOO_LONG');
    expect(validateNickname(` ${'鸭'.repeat(20)} `)).toBeUndefined();
  });

  it('requires six digits of a code', () => {
    expect(validateVerificationCode('012345')).toBeUndefined();
    expect(validateVerificationCode('０１２３４５')).toBeUndefined();
    for (const code of ['', '12345', '1234567', '12345a']) expect(validateVerificationCode(code)).toBe('CODE_INVALID');
  });

  it('requires a visible keyword', () => {
    expect(validateKeyword(' 茶 ')).toBeUndefined();
    for (const blank of ['', '   ', '\u3000', '\t\n', '\u200b\ufeff'])
      expect(validateKeyword(blank)).toBe('KEYWORD_REQUIRED');
    expect(validateKeyword('茶'.repeat(65))).toBe('KEYWORD_TOO_LONG');
  });
});
