export {
  loginNameRule,
  NICKNAME_MAX_LENGTH,
  nicknameRule,
  normalizeUsername,
  normalizeVerificationCode,
  usernamePattern,
  usernameRule,
  validateNickname,
  validateUsername,
  validateVerificationCode,
  verificationCodePattern,
  verificationCodeRule,
} from './account.ts';
export type { AddressField, AddressFields, AddressProblem, AddressRegion } from './address.ts';
export {
  DETAIL_ADDRESS_MAX_LENGTH,
  detailAddressRule,
  isAbroad,
  normalizeAddress,
  postcodePattern,
  postcodeRule,
  postcodeRuleOf,
  RECIPIENT_NAME_MAX_LENGTH,
  recipientNameRule,
  validateAddress,
  validatePostcode,
} from './address.ts';
export type { AddressForm } from './addressForm.ts';
export { fromAddressForm, toAddressForm } from './addressForm.ts';
export { asciiDigits } from './asciiDigits.ts';
export { contactMessageRule, contactNameRule, contactRule } from './contact.ts';
export { EMAIL_MAX_LENGTH, emailRule, normalizeEmail, validateEmail } from './email.ts';
export { type FieldRule, problemOf } from './fieldRule.ts';
export { lineRule, optionalLineRule, optionalTextRule, type TextProblem, textRule } from './freeText.ts';
export { idPattern } from './idPattern.ts';
export { isBlank } from './isBlank.ts';
export { KEYWORD_MAX_LENGTH, keywordRule, validateKeyword } from './keyword.ts';
export { normalizeDigits } from './normalizeDigits.ts';
export { normalizeLine, normalizeText } from './normalizeText.ts';
export type { PasswordLength, PasswordProblem } from './password.ts';
export {
  defaultPasswordLength,
  normalizePassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  validatePassword,
  validatePasswordConfirmation,
} from './password.ts';
export type { PastedAddress } from './paste/parsePastedAddress.ts';
export { parsePastedAddress } from './paste/parsePastedAddress.ts';
export { normalizePersonName, personNameRule } from './personName.ts';
export type { PhoneRegion } from './phone.ts';
export {
  isMobilePhone,
  maskPhone,
  mobilePhonePattern,
  mobilePhoneRule,
  normalizePhone,
  parsePhone,
  phoneRegionOf,
  validatePhone,
} from './phone.ts';
export type { RegionNames } from './regionNames.ts';
export { renameRegion } from './regionNames.ts';
export type { SplitAddress } from './regions/addressLine.ts';
export { type AddressLineParts, addressLine, joinRegion, splitRegion } from './regions/addressLine.ts';
export { englishRegionNames } from './regions/englishRegionNames.ts';
export { allRegionNames, currentRegion } from './retiredRegions.ts';
export { foldTraditional } from './text/foldTraditional.ts';
export { charactersOf, cutToLimit, textLength } from './textLength.ts';
