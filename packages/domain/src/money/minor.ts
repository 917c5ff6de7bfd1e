import type { Brand } from 'valibot';

/**
 * An amount of money in minor units (分): an integer, never a fraction. Created by {@link minor} or by the contract's
 * schemas.
 */
export type Minor = number & Brand<'Minor'>;

/** The largest amount of the contract: ¥99,999,999.99, far below the limit of safe integers. */
export const MAX_MINOR = 9_999_999_999;

/**
 * Brands a number as money.
 *
 * @param amount minor units, a safe integer; negative for a difference
 * @throws {RangeError} when `amount` is not a safe integer
 * @example minor(8900) // ¥89.00
 */
export function minor(amount: number): Minor {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount in minor units: ${amount}`);
  return amount as Minor;
}
