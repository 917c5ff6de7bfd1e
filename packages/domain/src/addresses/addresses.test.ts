import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressLayout,
  addressLines,
  addressText,
  formatPhone,
  isPostcodeOf,
  normalizePostalAddress,
  normalizePostcode,
  type PostalAddress,
  parsePhoneOf,
  validatePostalAddress,
} from './index.ts';

const portland: PostalAddress = {
  recipientName: 'Ada Brook',
  phone: '(503) 555-0142',
  region: { province: 'OR', city: 'Portland', county: '', areaCode: 'US' },
  detailAddress: '1005 W Burnside St',
  postcode: '97209',
};
const berlin: PostalAddress = {
  ...portland,
  phone: '030 901820',
  region: { province: '', city: 'Berlin', county: '', areaCode: 'DE' },
  detailAddress: 'Torstraße 1',
  postcode: '10119',
};
const tokyo: PostalAddress = {
  ...portland,
  phone: '03-3210-1234',
  region: { province: '東京都', city: '', county: '', areaCode: 'JP' },
  detailAddress: '渋谷区神宮前1-2-3',
  postcode: '1500001',
};
const problemsOf = (address: PostalAddress) => validatePostalAddress(normalizePostalAddress(address));

describe('addresses of a country', () => {
  it('have the fields of the country, in its order', () => {
    expect(addressLayout('US').lines).toEqual([['detailAddress'], ['city', 'province', 'postcode']]);
    expect(addressLayout('DE').lines).toEqual([['detailAddress'], ['postcode', 'city']]);
    expect(addressLayout('JP').lines).toEqual([['postcode'], ['province'], ['detailAddress']]);
    expect(addressLayout('HK').lines.flat()).not.toContain('postcode');
    expect(addressLayout('IE').required).toEqual(['detailAddress', 'city']);
    expect([addressLayout('JP').provinceKind, addressLayout('US').postcodeKind]).toEqual(['prefecture', 'zip']);
  });

  it('are written as in the country', () => {
    expect(addressText(portland)).toBe('1005 W Burnside St, Portland, OR 97209');
    expect(addressLines(berlin)).toEqual(['Torstraße 1', '10119 Berlin']);
    expect(addressText(normalizePostalAddress(tokyo))).toBe('〒150-0001 東京都 渋谷区神宮前1-2-3');
  });

  it('are valid without values in fields that the country does not use', () => {
    for (const address of [portland, berlin, tokyo]) expect(problemsOf(address)).toEqual({});
    const { region } = normalizePostalAddress({ ...berlin, region: { ...portland.region, areaCode: 'DE' } });
    expect(region).toEqual({ province: '', city: 'Portland', county: '', areaCode: 'DE' });
  });

  it('have a problem for each field that is missing or wrong', () => {
    const region = { province: '', city: ' ', county: '', areaCode: 'US' };
    expect(
      problemsOf({ ...portland, recipientName: '', phone: '12', region, detailAddress: '', postcode: '9720' }),
    ).toEqual({
      recipientName: 'REQUIRED',
      phone: 'PHONE',
      detailAddress: 'REQUIRED',
      city: 'REQUIRED',
      province: 'REQUIRED',
      postcode: 'POSTCODE',
    });
    expect(problemsOf({ ...berlin, postcode: '' })).toEqual({ postcode: 'REQUIRED' });
  });

  it('are the same after they are normalized again, with any text in any country', () => {
    const country = fc.constantFrom('US', 'DE', 'JP', 'GB', 'BR', 'IE', 'HK', 'PL', 'ZZ');
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
    fc.assert(
      fc.property(country, text, text, (code, phone, postcode) => {
        const once = normalizePostalAddress({
          ...portland,
          region: { ...portland.region, areaCode: code },
          phone,
          postcode,
        });
        expect(normalizePostalAddress(once)).toEqual(once);
      }),
    );
  });
});

describe('phones of a country', () => {
  it('are read as they are written there, and with a country code everywhere', () => {
    expect(parsePhoneOf('503.555.0142', 'US')).toBe('+15035550142');
    expect(parsePhoneOf('030 901820', 'DE')).toBe('+4930901820');
    expect(parsePhoneOf('+81 3-3210-1234', 'US')).toBe('+81332101234');
    expect(parsePhoneOf('(503) 555-0142 ext. 7', 'US')).toBe('+15035550142 ext. 7');
    expect(parsePhoneOf('+15035550142 ext. 7', 'US')).toBe('+15035550142 ext. 7');
  });

  it('are refused if they are no numbers', () => {
    for (const text of ['', 'call me', '555-0142', '13800138000', '+1 503'])
      expect(parsePhoneOf(text, 'US')).toBeNull();
    expect(parsePhoneOf('503 555 0142', 'ZZ')).toBeNull();
  });

  it('are shown with spaces', () => {
    expect(formatPhone('+15035550142')).toBe('+1 503 555 0142');
    expect(formatPhone('+15035550142 ext. 7')).toBe('+1 503 555 0142 ext. 7');
    expect(formatPhone('unknown')).toBe('unknown');
  });
});

describe('postal codes of a country', () => {
  it('are normalized to its format', () => {
    expect(normalizePostcode('〒１５０ー０００１'.replace('ー', '-'), 'JP')).toBe('150-0001');
    expect(normalizePostcode(' sw1a  1aa ', 'GB')).toBe('SW1A 1AA');
    expect(normalizePostcode('00950', 'PL')).toBe('00-950');
    expect(normalizePostcode('972091234', 'US')).toBe('97209-1234');
    expect(normalizePostcode('d02af30', 'IE')).toBe('D02 AF30');
    expect(normalizePostcode('k1a0b1', 'CA')).toBe('K1A 0B1');
  });

  it('must have its format, or any in a country without a known one', () => {
    expect(isPostcodeOf('97209-1234', 'US')).toBe(true);
    expect(isPostcodeOf('9720', 'US')).toBe(false);
    expect(isPostcodeOf('1234', 'ZZ')).toBe(true);
    expect(isPostcodeOf('?', 'ZZ')).toBe(false);
  });
});
