export type { PasswordProblem } from './account.ts';
export {
  NICKNAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  usernamePattern,
  validateNickname,
  validatePassword,
  validatePasswordConfirmation,
  validateUsername,
  validateVerificationCode,
  verificationCodePattern,
} from './account.ts';
export type { AddressField, AddressFields, AddressProblem, AddressRegion } from './address.ts';
export {
  DETAIL_ADDRESS_MAX_LENGTH,
  postcodePattern,
  RECIPIENT_NAME_MAX_LENGTH,
  validateAddress,
  validatePostcode,
} from './address.ts';
export type { AddressForm } from './addressForm.ts';
export { fromAddressForm, toAddressForm } from './addressForm.ts';
export { asciiDigits } from './asciiDigits.ts';
export { currentRegion } from './currentRegion.ts';
export { isBlank } from './isBlank.ts';
export { KEYWORD_MAX_LENGTH, validateKeyword } from './keyword.ts';
export { normalizeDigits } from './normalizeDigits.ts';
export type { PastedAddress } from './paste/parsePastedAddress.ts';
export { parsePastedAddress } from './paste/parsePastedAddress.ts';
export { isMobilePhone, maskPhone, mobilePhonePattern, phonePattern, validatePhone } from './phone.ts';
export type { RegionNames } from './regionNames.ts';
export { cutToLimit, textLength } from './textLength.ts';
