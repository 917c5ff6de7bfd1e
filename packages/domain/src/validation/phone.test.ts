import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeDigits } from './normalizeDigits.ts';
import { isMobilePhone, maskPhone, validatePhone } from './phone.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
const mobile = digits(10).map((rest) => `1${rest}`);
const toFullWidth = (text: string) =>
  text.replace(/[0-9+-]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

describe('validatePhone', () => {
  it.each([
    '13800138000',
    '8613800138000',
    '+8613800138000',
    '010-12345678',
    '0571-88888888',
    '01012345678',
    '03101234567',
    '0123456789-123',
    '１３８００１３８０００',
    '＋８６１３８００１３８０００',
    '０１０－１２３４５６７８',
    '١٣٨٠٠١٣٨٠٠٠',
    ' 13800138000 ',
  ])('takes %s', (phone) => {
    expect(validatePhone(phone)).toBeUndefined();
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '++8613800138000',
    '8713800138000',
    '138-0013-8000',
    '138 0013 8000',
    '0123456789',
    '012345678901234',
    '010+12345678',
    '13800138000\n13800138001',
    '壹叁捌零零壹叁捌零零零',
  ])('refuses %j', (phone) => {
    expect(validatePhone(phone)).toBe('PHONE_INVALID');
  });

  it('reads full width as ASCII, and keeps the pattern otherwise', () => {
    const oracle = /^((\+86)|(86))?(1)\d{10}$|^0[0-9-]{10,13}$/;
    const almost = fc.stringMatching(/^\+?(86)?[01][0-9-]{8,14}$/);
    fc.assert(
      fc.property(fc.oneof(almost, mobile), (phone) => {
        const expected = oracle.test(phone) ? undefined : 'PHONE_INVALID';
        expect(validatePhone(phone)).toBe(expected);
        expect(validatePhone(toFullWidth(phone))).toBe(expected);
        expect(normalizeDigits(toFullWidth(phone))).toBe(phone);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isMobilePhone', () => {
  it('is stricter than a contact number', () => {
    expect(isMobilePhone('13800138000')).toBe(true);
    expect(isMobilePhone('１３８００１３８０００')).toBe(true);
    expect(isMobilePhone('+8613800138000')).toBe(false);
    expect(isMobilePhone('010-12345678')).toBe(false);
  });
});

describe('maskPhone', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['+8613800138000', '+86138****8000'],
    ['010-12345678', '***-******78'],
    ['', ''],
    ['110', '***'],
  ])('shows %s as %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });

  it('never shows more than seven digits of a number, nor the number itself', () => {
    fc.assert(
      fc.property(fc.oneof(mobile, fc.stringMatching(/^0[0-9-]{10,13}$/), fc.string({ minLength: 1 })), (phone) => {
        const shown = maskPhone(phone);
        expect(shown.replace(/\D/g, '').length).toBeLessThanOrEqual(7);
        if (/\d/.test(phone) && phone.trim().length > 2) expect(shown).not.toBe(phone);
      }),
      { numRuns: 1000 },
    );
  });
});
