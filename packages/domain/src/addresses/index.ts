export {
  type AddressLayout,
  type AddressPart,
  addressLayout,
  type PostcodeKind,
  type ProvinceKind,
} from './addressLayout.ts';
export { addressLines, addressText, type WrittenAddress } from './addressLines.ts';
export { formatPhone, parsePhoneOf } from './parsePhoneOf.ts';
export { isPostcodeOf, normalizePostcode } from './postcodeOf.ts';
export {
  normalizePostalAddress,
  type PostalAddress,
  type PostalField,
  type PostalProblem,
  validatePostalAddress,
} from './validatePostalAddress.ts';
