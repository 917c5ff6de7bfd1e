import { asciiDigits } from './asciiDigits.ts';
import { type FieldRule, problemOf } from './fieldRule.ts';
import { within } from './freeText.ts';
import { isBlank } from './isBlank.ts';
import { halfWidth, normalizeLine } from './normalizeText.ts';
import { personNameRule } from './personName.ts';
import { normalizePhone, type PhoneRegion, phoneRegionOf, validatePhone } from './phone.ts';
import { stripInvisible } from './stripInvisible.ts';

export const RECIPIENT_NAME_MAX_LENGTH = 30;
export const DETAIL_ADDRESS_MAX_LENGTH = 200;
/** Maximum code points of the name of a province, city or county. */
export const REGION_NAME_MAX_LENGTH = 30;

/** Six digits, as on the mainland. */
export const postcodePattern = /^\d{6}$/;

/** The six digits of a county (GB/T 2260). */
const areaCodePattern = /^\d{6}$/;

/** The six digits of a county in China, or the ISO 3166-1 alpha-2 code of another country. */
export const anyAreaCodePattern = /^(?:\d{6}|(?!CN)[A-Z]{2})$/;

/** Returns whether an address is in another country than China, by its area code. @example isAbroad('US') // true */
export function isAbroad(areaCode: string | undefined): boolean {
  return areaCode !== undefined && areaCode.length === 2;
}

/** A place in China, by names and by the six-digit code of its county (GB/T 2260). */
export interface AddressRegion {
  province: string;
  city: string;
  /** Empty in the few cities that have no counties. */
  county: string;
  areaCode: string;
}

/** An address in a form. */
export interface AddressFields {
  recipientName: string;
  phone: string;
  region: AddressRegion;
  detailAddress: string;
  /** Six digits; in Taiwan also three or five; empty for none. */
  postcode: string;
  isDefault: boolean;
}

export type AddressField = 'recipientName' | 'phone' | 'region' | 'detailAddress' | 'postcode';
export type AddressProblem =
  | 'NAME_REQUIRED'
  | 'NAME_NEEDS_LETTER'
  | 'NAME_TOO_LONG'
  | 'PHONE_INVALID'
  /** A number of Hong Kong, Macau or Taiwan without its country code, or a landline without its area code. */
  | 'PHONE_NEEDS_CODE'
  | 'REGION_REQUIRED'
  | 'DETAIL_REQUIRED'
  | 'DETAIL_TOO_LONG'
  | 'POSTCODE_INVALID';

/** Rule for the name of the recipient. */
export const recipientNameRule = personNameRule(RECIPIENT_NAME_MAX_LENGTH);

/** Rule for street, house and room on the label of a parcel: one line, full-width digits as ASCII. */
export const detailAddressRule: FieldRule<'REQUIRED' | 'MAX_LENGTH'> = {
  normalize: (text) => halfWidth(normalizeLine(text)),
  check: within(DETAIL_ADDRESS_MAX_LENGTH, true),
  minLength: 1,
  maxLength: DETAIL_ADDRESS_MAX_LENGTH,
};

/** Postcodes by the region of an address. Hong Kong and Macau have none. */
const postcodePatterns: Readonly<Record<PhoneRegion, RegExp>> = {
  mainland: postcodePattern,
  TW: /^\d{3}(?:\d{2,3})?$/,
  HK: /^$/,
  MO: /^$/,
};

/**
 * Returns the rule for the postcode of an address in a region: digits of any script, or empty. Spaces and hyphens are
 * removed.
 *
 * @example postcodeRuleOf('TW').check('106') // undefined, because Taiwan has postcodes of 3, 5 and 6 digits
 */
export function postcodeRuleOf(region: PhoneRegion): FieldRule<'POSTCODE'> {
  return {
    normalize: (text) => asciiDigits(stripInvisible(text)).replace(/[\s\p{Pd}]/gu, ''),
    check: (postcode) => (postcode === '' || postcodePatterns[region].test(postcode) ? undefined : 'POSTCODE'),
    description: 'Six digits, in Taiwan also three or five, none in Hong Kong and Macau; or empty',
  };
}

/** Rule for a postcode whose region is unknown. The rules of its region or country are stricter. */
export const postcodeRule: FieldRule<'POSTCODE'> = {
  ...postcodeRuleOf('TW'),
  check: (postcode) => (/^[A-Za-z\d]{0,12}$/.test(postcode) ? undefined : 'POSTCODE'),
  description:
    'In China six digits, in Taiwan also three or five, none in Hong Kong and Macau; or empty. Elsewhere as in the country',
};

/**
 * Validates a postcode: digits of any script with the length of the region, or empty.
 *
 * @param region region of the address
 */
export function validatePostcode(postcode: string, region: PhoneRegion = 'mainland'): 'POSTCODE_INVALID' | undefined {
  return problemOf(postcodeRuleOf(region), postcode) && 'POSTCODE_INVALID';
}

type AddressTexts = Pick<AddressFields, 'recipientName' | 'phone' | 'detailAddress' | 'postcode'>;

/**
 * Returns an address as it is stored; invalid values stay invalid. The phone is read by the region.
 *
 * @param draft current content of the form; the region may be missing
 */
export function normalizeAddress<Draft extends AddressTexts & { region?: AddressRegion | null | undefined }>(
  draft: Draft,
): Draft {
  return {
    ...draft,
    recipientName: recipientNameRule.normalize(draft.recipientName),
    phone: isAbroad(draft.region?.areaCode)
      ? normalizeLine(draft.phone)
      : normalizePhone(draft.phone, phoneRegionOf(draft.region?.areaCode)),
    detailAddress: detailAddressRule.normalize(draft.detailAddress),
    postcode: postcodeRule.normalize(draft.postcode),
  };
}

const NAME_PROBLEMS = { REQUIRED: 'NAME_REQUIRED', LETTER: 'NAME_NEEDS_LETTER', MAX_LENGTH: 'NAME_TOO_LONG' } as const;

/**
 * Validates every field of an address.
 *
 * @param draft current content of the form; `null` for a region not chosen yet
 * @returns the problem of each invalid field, in the order of the form; empty when the address is complete
 */
export function validateAddress(
  draft: Omit<AddressFields, 'region'> & { region: AddressRegion | null },
): Partial<Record<AddressField, AddressProblem>> {
  // Without a region, phone and postcode may be those of any.
  const regions: readonly PhoneRegion[] = draft.region
    ? [phoneRegionOf(draft.region.areaCode)]
    : ['mainland', 'HK', 'MO', 'TW'];
  const name = problemOf(recipientNameRule, draft.recipientName);
  const detail = problemOf(detailAddressRule, draft.detailAddress);
  const problems: Record<AddressField, AddressProblem | undefined> = {
    recipientName: name && NAME_PROBLEMS[name],
    phone: regions.every((region) => validatePhone(draft.phone, region)) ? phoneProblem(draft.phone) : undefined,
    region: isChosen(draft.region) ? undefined : 'REGION_REQUIRED',
    detailAddress: detail && (detail === 'REQUIRED' ? 'DETAIL_REQUIRED' : 'DETAIL_TOO_LONG'),
    postcode: regions.every((region) => validatePostcode(draft.postcode, region)) ? 'POSTCODE_INVALID' : undefined,
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function phoneProblem(phone: string): AddressProblem {
  const isLocal = (['HK', 'MO', 'TW'] as const).some((region) => validatePhone(phone, region) === undefined);
  const isLandline = /^[2-9]\d{6}$/.test(phone.replace(/[-\s]/g, ''));
  return isLocal || isLandline ? 'PHONE_NEEDS_CODE' : 'PHONE_INVALID';
}

function isChosen(region: AddressRegion | null): boolean {
  if (!region || !areaCodePattern.test(region.areaCode)) return false;
  return !isBlank(region.province) && !isBlank(region.city);
}
