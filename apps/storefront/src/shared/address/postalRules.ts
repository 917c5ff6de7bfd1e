// A separate module, so that the rules of all countries are a chunk that only shops outside of China load.
export {
  addressLayout,
  addressText,
  normalizePostalAddress,
  type PostalField,
  type PostalProblem,
  validatePostalAddress,
} from '@mallard/domain/addresses';
