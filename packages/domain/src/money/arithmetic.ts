import { type Minor, minor } from './minor.ts';

/** 100 % in basis points. */
export const BASIS_POINTS = 10_000;

/**
 * Returns the price of several units.
 *
 * @param price    of one unit, in minor units
 * @param quantity a non-negative integer
 * @throws {RangeError} for another quantity, or when the result is not a safe integer
 */
export function multiplyMinor(price: Minor, quantity: number): Minor {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a number of pieces: ${quantity}`);
  // Adding 0 turns the -0 of (-5 × 0) into 0.
  return minor(price * quantity + 0);
}

/**
 * Returns the sum of amounts; 0 for none.
 *
 * @throws {RangeError} when a partial sum is not a safe integer, where additions are no longer exact
 */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = 0;
  for (const amount of amounts) sum = minor(sum + amount);
  return minor(sum);
}

/**
 * Returns a share of an amount, rounded to minor units. Half a unit rounds up, because shares are discounts: rounding
 * favors the shopper.
 *
 * @param amount      minor units, not negative
 * @param basisPoints hundredths of a percent, an integer from 0 to 10 000
 * @throws {RangeError} when an argument exceeds these limits
 * @example percentOf(minor(9990), 1500) // 15 % of ¥99.90 is 1498.5, thus 1499
 */
export function percentOf(amount: Minor, basisPoints: number): Minor {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a non-negative amount: ${amount}`);
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > BASIS_POINTS)
    throw new RangeError(`Not a share in basis points: ${basisPoints}`);
  const whole = BigInt(BASIS_POINTS);
  return minor(Number((BigInt(amount) * BigInt(basisPoints) + whole / 2n) / whole));
}
