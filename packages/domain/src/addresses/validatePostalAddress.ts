import { type AddressFields, detailAddressRule, recipientNameRule } from '../validation/address.ts';
import { problemOf } from '../validation/fieldRule.ts';
import { normalizeLine } from '../validation/normalizeText.ts';
import { type AddressPart, addressLayout } from './addressLayout.ts';
import { parsePhoneOf } from './parsePhoneOf.ts';
import { isPostcodeOf, normalizePostcode } from './postcodeOf.ts';

/** An address in another country than China, whose code is the area code of its region. */
export type PostalAddress = Pick<AddressFields, 'recipientName' | 'phone' | 'region' | 'detailAddress' | 'postcode'>;

export type PostalField = 'recipientName' | 'phone' | AddressPart;
/** What is wrong with a field, as the codes of the contract. */
export type PostalProblem = 'REQUIRED' | 'LETTER' | 'MAX_LENGTH' | 'PHONE' | 'POSTCODE';

/** Returns an address as it is stored: the phone in the E.164 format, no value in fields that the country doesn't use. Invalid values stay invalid. */
export function normalizePostalAddress<Draft extends PostalAddress>(draft: Draft): Draft {
  const { region } = draft;
  const country = region.areaCode;
  const used = new Set(addressLayout(country).lines.flat());
  const partOf = (part: 'province' | 'city' | 'county') => (used.has(part) ? normalizeLine(region[part]) : '');
  return {
    ...draft,
    recipientName: recipientNameRule.normalize(draft.recipientName),
    phone: parsePhoneOf(draft.phone, country) ?? normalizeLine(draft.phone),
    region: { province: partOf('province'), city: partOf('city'), county: partOf('county'), areaCode: country },
    detailAddress: detailAddressRule.normalize(draft.detailAddress),
    postcode: used.has('postcode') ? normalizePostcode(draft.postcode, country) : '',
  };
}

/**
 * Validates an address by the rules of its country.
 *
 * @param address as returned by {@link normalizePostalAddress}
 * @returns the problem of each invalid field, in the order of the form
 */
export function validatePostalAddress(address: PostalAddress): Partial<Record<PostalField, PostalProblem>> {
  const { region, postcode } = address;
  const country = region.areaCode;
  const { lines, required } = addressLayout(country);
  const values: Record<AddressPart, string> = { ...region, detailAddress: address.detailAddress, postcode };
  const problems: [PostalField, PostalProblem | undefined][] = [
    ['recipientName', problemOf(recipientNameRule, address.recipientName)],
    ['phone', parsePhoneOf(address.phone, country) === null ? 'PHONE' : undefined],
    ...lines.flat().map((part): [PostalField, PostalProblem | undefined] => {
      if (values[part] === '') return [part, required.includes(part) ? 'REQUIRED' : undefined];
      if (part === 'detailAddress') return [part, problemOf(detailAddressRule, values[part])];
      return [part, part === 'postcode' && !isPostcodeOf(postcode, country) ? 'POSTCODE' : undefined];
    }),
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}
