import type { Minor } from './minor.ts';

/** How much cheaper something is, in the two ways that shops say it. */
export interface DiscountTag {
  /** What is left of ten tenths, for 折: `'6.9'` means 69 % of the original price is asked. */
  fold: string;
  /** Whole percent taken off, for `31% off`. */
  percentOff: number;
}

/**
 * How much cheaper `price` is than `original`. Never claims more than is true: the fold rounds up, the percentage down.
 *
 * @param price    asked now, minor units
 * @param original asked before, minor units
 * @returns nothing when there is no saving of at least one percent to speak of
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
