import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMobilePhone, maskPhone, type PhoneRegion, parsePhone, validatePhone } from './phone.ts';

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
    '0571-88888888-801',
    '１３８００１３８０００',
    '＋８６１３８００１３８０００',
    '０１０－１２３４５６７８',
    '١٣٨٠٠١٣٨٠٠٠',
    ' 13800138000 ',
  ])('accepts %s', (phone) => {
    expect(validatePhone(phone)).toBeUndefined();
  });

  it.each([
    '',
    '1380013800',
    '138001380000',
    '23800138000',
    '++8613800138000',
    '8713800138000',
    '0-----------',
    '000000000000',
    '0123456789',
    '012345678901234',
    '010+12345678',
    '13800138000\n13800138001',
    '壹叁捌零零壹叁捌零零零',
  ])('refuses %j', (phone) => {
    expect(validatePhone(phone)).toBe('PHONE_INVALID');
  });

  const spaces = fc.constantFrom('', ' ', '-', ' - ', '.', '\u00a0', '\u200b');
  const areaCode = fc.constantFrom('010', '021', '0571', '0755');
  const landline = fc.tuple(areaCode, fc.integer({ min: 2_000_000, max: 89_999_999 })).map(([area, line]) => {
    const digits = area.length === 3 ? String(line).padStart(8, '2') : String(line);
    return { typed: `${area}${digits}`, stored: `${area}-${digits}` };
  });
  const number = fc.oneof(
    mobile.map((typed) => ({ typed, stored: typed })),
    landline,
  );

  it('reads a number with any spacing and in full width, and stores it in one format', () => {
    fc.assert(
      fc.property(number, spaces, fc.integer({ min: 1, max: 4 }), ({ typed, stored }, space, step) => {
        const groups = typed.match(new RegExp(`.{1,${step}}`, 'g')) ?? [];
        const written = groups.join(space);
        expect(parsePhone(written)).toBe(stored);
        expect(parsePhone(toFullWidth(written))).toBe(stored);
        expect(parsePhone(`+86 ${written}`)).toBe(stored);
        expect(parsePhone(stored)).toBe(stored);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads stored numbers in every region', () => {
    const region = fc.constantFrom<PhoneRegion>('mainland', 'HK', 'MO', 'TW');
    const code = fc.constantFrom('', '+86', '+852', '853', '00886', '86 ');
    const almost = fc.tuple(code, fc.stringMatching(/^[0-9]{8,11}$/)).map(([code, rest]) => `${code}${rest}`);
    fc.assert(
      fc.property(almost, region, region, (typed, one, other) => {
        const stored = parsePhone(typed, one);
        if (stored === null) return;
        expect(parsePhone(stored, one)).toBe(stored);
        expect(parsePhone(stored, other)).toBe(stored);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isMobilePhone', () => {
  it('is stricter than a contact number', () => {
    expect(isMobilePhone('13800138000')).toBe(true);
    expect(isMobilePhone('１３８００１３８０００')).toBe(true);
    expect(isMobilePhone('+86 138 0013 8000')).toBe(true);
    expect(isMobilePhone('+85291234567')).toBe(false);
    expect(isMobilePhone('010-12345678')).toBe(false);
  });
});

describe('maskPhone', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['+8613800138000', '+86138****8000'],
    ['13012345678-8001', '130****5678-****'],
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
