import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createAddress } from '../contract/address.ts';
import { type CaseField, type FieldCase, fieldCases, samePasswords } from '../testing/fieldCases.ts';
import { type SendCall, sendFieldCase } from '../testing/sendFieldCase.ts';
import { nicknameRule, usernameRule } from './account.ts';
import { detailAddressRule, postcodeRuleOf, recipientNameRule } from './address.ts';
import { contactMessageRule, contactNameRule } from './contact.ts';
import { emailRule } from './email.ts';
import { type FieldRule, problemOf } from './fieldRule.ts';
import { optionalTextRule } from './freeText.ts';
import { normalizePassword, validatePasswordConfirmation } from './password.ts';
import { mobilePhoneRule, normalizePhone, type PhoneRegion, validatePhone } from './phone.ts';

const phoneRule = (region: PhoneRegion): FieldRule => ({
  normalize: (text) => normalizePhone(text, region),
  check: (text) => validatePhone(text, region) && 'PHONE',
});
const rules: Record<Exclude<CaseField, 'phone' | 'postcode'>, FieldRule> = {
  recipientName: recipientNameRule,
  detailAddress: detailAddressRule,
  mobilePhone: mobilePhoneRule,
  email: emailRule,
  nickname: nicknameRule,
  username: usernameRule,
  bio: optionalTextRule(200),
  contactName: contactNameRule,
  contactMessage: contactMessageRule,
};
function ruleOf({ field, region = 'mainland' }: FieldCase): FieldRule {
  if (field === 'phone') return phoneRule(region);
  return field === 'postcode' ? postcodeRuleOf(region) : rules[field];
}

const titled = fieldCases.map((one) => [one.field, one.input.slice(0, 40), one.region ?? '', one] as const);

describe('the table of fields', () => {
  it.each(titled)('gets the expected result from the rule: %s %j %s', (_field, _input, _region, one) => {
    const rule = ruleOf(one);
    const code = problemOf(rule, one.input);
    expect(code === undefined ? { value: rule.normalize(one.input) } : { code }).toEqual(one.expect);
  });

  it.each(titled)('gets the same result from the schemas of the contract: %s %j %s', async (_f, _i, _r, one) => {
    const send: SendCall = async ({ body }, input) => {
      const result = v.safeParse(body ?? v.never(), input.body);
      if (result.success) return { data: result.output };
      return { fields: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])) };
    };
    expect(one.expect).toMatchObject(await sendFieldCase(one, send));
  });
});

describe('every rule', () => {
  const odd = fc.constantFrom(
    ...'\u200b\u200d\u202e\ufe0f\u3000·．•１Ａ　 \n-+@.()',
    '👩',
    '🏽',
    'e\u0301',
    '林',
    '\ud800',
    'ع',
  );
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  it.each([...Object.entries(rules), ['phone', phoneRule('TW')] as const])('of %s is idempotent', (_name, rule) => {
    fc.assert(
      fc.property(typed, (text) => {
        const once = rule.normalize(text);
        expect(rule.normalize(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });
});

it('reports every invalid field of an address, including the phone', () => {
  const region = { province: '', city: '杭州市', county: '', areaCode: '330106' };
  const draft = { recipientName: '', phone: '1', region, detailAddress: '', postcode: 'x' };
  const issues = v.safeParse(createAddress.body, draft).issues ?? [];
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message]).sort()).toEqual([
    ['detailAddress', 'REQUIRED'],
    ['phone', 'PHONE'],
    ['postcode', 'POSTCODE'],
    ['recipientName', 'REQUIRED'],
    ['region.province', 'REQUIRED'],
  ]);
});

it.each(samePasswords)('treats %j and %j as the same password', (one, other) => {
  expect(normalizePassword(one)).toBe(normalizePassword(other));
  expect(validatePasswordConfirmation(one, other)).toBeUndefined();
});
