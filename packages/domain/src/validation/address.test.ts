import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddressFields, validateAddress, validatePostcode } from './address.ts';
import { fromAddressForm, toAddressForm } from './addressForm.ts';

const complete: AddressFields = {
  recipientName: '王小鸭',
  phone: '13800138000',
  region: { province: '北京市', city: '北京市', county: '朝阳区', areaCode: '110105' },
  detailAddress: '湖边路 1 号',
  postcode: '',
  isDefault: true,
};

describe('validateAddress', () => {
  it('finds no problem in a complete address', () => {
    expect(validateAddress(complete)).toEqual({});
    expect(validateAddress({ ...complete, postcode: '１００００１' })).toEqual({});
    expect(validateAddress({ ...complete, detailAddress: '鸭'.repeat(200) })).toEqual({});
    expect(validateAddress({ ...complete, region: { ...complete.region, county: '' } })).toEqual({});
  });

  it('reports every field of an empty form', () => {
    expect(validateAddress({ ...complete, recipientName: ' ', phone: '', region: null, detailAddress: '' })).toEqual({
      recipientName: 'NAME_REQUIRED',
      phone: 'PHONE_INVALID',
      region: 'REGION_REQUIRED',
      detailAddress: 'DETAIL_REQUIRED',
    });
  });

  it.each([
    [{ recipientName: '12345678901' }, { recipientName: 'NAME_NEEDS_LETTER' }],
    [{ recipientName: '王'.repeat(31) }, { recipientName: 'NAME_TOO_LONG' }],
    [{ detailAddress: '鸭'.repeat(201) }, { detailAddress: 'DETAIL_TOO_LONG' }],
    [{ phone: '9123 4567' }, { phone: 'PHONE_NEEDS_CODE' }],
    [{ phone: '0912 345 678' }, { phone: 'PHONE_NEEDS_CODE' }],
    [{ postcode: '12345' }, { postcode: 'POSTCODE_INVALID' }],
    [{ region: { ...complete.region, areaCode: '' } }, { region: 'REGION_REQUIRED' }],
    [{ region: { ...complete.region, province: '' } }, { region: 'REGION_REQUIRED' }],
  ])('reports for %j: %j', (change, problems) => {
    expect(validateAddress({ ...complete, ...change })).toEqual(problems);
  });

  it('accepts a postcode of six digits or none', () => {
    for (const postcode of ['', ' ', '100001', '１００００１']) expect(validatePostcode(postcode)).toBeUndefined();
    for (const postcode of ['1', '1000011', '10000a', '1000-1'])
      expect(validatePostcode(postcode)).toBe('POSTCODE_INVALID');
  });
});

describe('the two formats of an address', () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const fields: fc.Arbitrary<AddressFields> = fc.record({
    recipientName: text,
    phone: text,
    region: fc.record({ province: text, city: text, county: text, areaCode: text }),
    detailAddress: text,
    postcode: text,
    isDefault: fc.boolean(),
  });
  const form = fc.record({
    name: text,
    tel: text,
    province: text,
    city: text,
    county: text,
    areaCode: text,
    addressDetail: text,
    postalCode: text,
    isDefault: fc.boolean(),
  });

  it('lose nothing in either direction', () => {
    fc.assert(
      fc.property(fields, (one) => {
        expect(fromAddressForm(toAddressForm(one))).toEqual(one);
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(form, (one) => {
        expect(toAddressForm(fromAddressForm(one))).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it('map each field to the right one', () => {
    expect(toAddressForm(complete)).toEqual({
      name: '王小鸭',
      tel: '13800138000',
      province: '北京市',
      city: '北京市',
      county: '朝阳区',
      areaCode: '110105',
      addressDetail: '湖边路 1 号',
      postalCode: '',
      isDefault: true,
    });
  });
});
