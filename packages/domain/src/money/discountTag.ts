import type { Minor } from './minor.ts';

/** A discount in the two notations of shops. */
export interface DiscountTag {
  /** Tenths of the original price, for 折: `'6.9'` means 69 % of it. */
  fold: string;
  /** Discount in whole percent, for `31% off`. */
  percentOff: number;
}

/**
 * Returns the discount of `price` from `original`. Never exaggerates: tenths are rounded up, percent down.
 *
 * @param price    current price, minor units
 * @param original previous price, minor units
 * @returns `undefined` for a discount below one percent
 * @example discountTag(minor(8900), minor(12900)) // { fold: '6.9', percentOff: 31 }
 */
export function discountTag(price: Minor, original: Minor): DiscountTag | undefined {
  if (price < 0 || original <= price) return undefined;
  const hundredths = BigInt(price) * 100n;
  const whole = BigInt(original);
  const percentLeft = Number((hundredths + whole - 1n) / whole);
  if (percentLeft > 99) return undefined;
  return { fold: String(percentLeft / 10), percentOff: 100 - percentLeft };
}
