import { isBlank } from './isBlank.ts';
import { normalizeDigits } from './normalizeDigits.ts';
import { validatePhone } from './phone.ts';
import { textLength } from './textLength.ts';

export const RECIPIENT_NAME_MAX_LENGTH = 30;
export const DETAIL_ADDRESS_MAX_LENGTH = 200;

/** Six digits. */
export const postcodePattern = /^\d{6}$/;

/** A place in China, by names and by the six-digit code of its county (GB/T 2260). */
export interface AddressRegion {
  province: string;
  city: string;
  /** Empty in the few cities that have no counties. */
  county: string;
  areaCode: string;
}

/** An address being written. */
export interface AddressFields {
  recipientName: string;
  phone: string;
  region: AddressRegion;
  detailAddress: string;
  /** Six digits, or empty for none. */
  postcode: string;
  isDefault: boolean;
}

export type AddressField = 'recipientName' | 'phone' | 'region' | 'detailAddress' | 'postcode';
export type AddressProblem =
  | 'NAME_REQUIRED'
  | 'NAME_TOO_LONG'
  | 'PHONE_INVALID'
  | 'REGION_REQUIRED'
  | 'DETAIL_REQUIRED'
  | 'DETAIL_TOO_LONG'
  | 'POSTCODE_INVALID';

/** Checks a postcode: six digits of any script, or nothing at all. */
export function validatePostcode(postcode: string): 'POSTCODE_INVALID' | undefined {
  const digits = normalizeDigits(postcode);
  return digits === '' || postcodePattern.test(digits) ? undefined : 'POSTCODE_INVALID';
}

/**
 * Checks every field of an address.
 *
 * @param draft what has been typed so far; `null` for a region not chosen yet
 * @returns the problem of each field that has one, in the order of the form; empty when the address is complete
 */
export function validateAddress(
  draft: Omit<AddressFields, 'region'> & { region: AddressRegion | null },
): Partial<Record<AddressField, AddressProblem>> {
  const problems: Record<AddressField, AddressProblem | undefined> = {
    recipientName: validateText(draft.recipientName, RECIPIENT_NAME_MAX_LENGTH, 'NAME_REQUIRED', 'NAME_TOO_LONG'),
    phone: validatePhone(draft.phone),
    region: isChosen(draft.region) ? undefined : 'REGION_REQUIRED',
    detailAddress: validateText(draft.detailAddress, DETAIL_ADDRESS_MAX_LENGTH, 'DETAIL_REQUIRED', 'DETAIL_TOO_LONG'),
    postcode: validatePostcode(draft.postcode),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function isChosen(region: AddressRegion | null): boolean {
  if (!region) return false;
  return !isBlank(region.province) && !isBlank(region.city) && /^\d{6}$/.test(region.areaCode);
}

function validateText(text: string, max: number, required: AddressProblem, tooLong: AddressProblem) {
  if (isBlank(text)) return required;
  return textLength(text.trim()) > max ? tooLong : undefined;
}
