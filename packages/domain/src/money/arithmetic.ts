import { type Minor, minor } from './minor.ts';

/** One whole, in basis points. */
export const BASIS_POINTS = 10_000;

/**
 * Price of several pieces.
 *
 * @param price    of one piece, minor units
 * @param quantity pieces, a non-negative whole number
 * @throws {RangeError} when `quantity` is not one, or the result leaves the safe integers
 */
export function multiplyMinor(price: Minor, quantity: number): Minor {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a number of pieces: ${quantity}`);
  // Adding 0 turns the -0 of (-5 × 0) into 0.
  return minor(price * quantity + 0);
}

/**
 * Sum of amounts; 0 for none.
 *
 * @throws {RangeError} when a partial sum leaves the safe integers, where additions stop being exact
 */
export function sumMinor(amounts: Iterable<Minor>): Minor {
  let sum = 0;
  for (const amount of amounts) sum = minor(sum + amount);
  return minor(sum);
}

/**
 * A part of an amount, in whole minor units. Half a unit rounds up: its use is computing what a shopper saves,
 * and a fen in doubt is the shopper's.
 *
 * @param amount      minor units, not negative
 * @param basisPoints hundredths of a percent, a whole number from 0 to 10 000
 * @throws {RangeError} when an argument breaks the limits above
 * @example percentOf(minor(9990), 1500) // 15 % of ¥99.90 is 1498.5, thus 1499
 */
export function percentOf(amount: Minor, basisPoints: number): Minor {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not a non-negative amount: ${amount}`);
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > BASIS_POINTS)
    throw new RangeError(`Not a share in basis points: ${basisPoints}`);
  const whole = BigInt(BASIS_POINTS);
  return minor(Number((BigInt(amount) * BigInt(basisPoints) + whole / 2n) / whole));
}
