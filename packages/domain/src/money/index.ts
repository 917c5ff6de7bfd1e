export { BASIS_POINTS, multiplyMinor, percentOf, sumMinor } from './arithmetic.ts';
export type { AmountOptions, PriceFormat, PriceFormatOptions, PricePart } from './createPriceFormat.ts';
export { createPriceFormat, DEFAULT_CURRENCY, formatPrice } from './createPriceFormat.ts';
export type { DiscountTag } from './discountTag.ts';
export { discountTag } from './discountTag.ts';
export type { Minor } from './minor.ts';
export { MAX_MINOR, minor } from './minor.ts';
export { splitMinor } from './splitMinor.ts';
export { toDecimal } from './toDecimal.ts';
