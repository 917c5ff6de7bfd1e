export { BASIS_POINTS, multiplyMinor, percentOf, sumMinor } from './arithmetic.ts';
export type { DiscountTag } from './discountTag.ts';
export { discountTag } from './discountTag.ts';
export type { PriceParts } from './formatPrice.ts';
export { formatAmount, formatPrice, toPriceParts } from './formatPrice.ts';
export type { Minor } from './minor.ts';
export { MAX_MINOR, minor } from './minor.ts';
export { splitMinor } from './splitMinor.ts';
