import type { Minor } from './minor.ts';

/**
 * Splits an amount between order lines so that the shares add up to exactly the amount. Calculates with big integers,
 * because the product of an amount and a weight may not be a safe integer.
 *
 * @param total   amount to split, in minor units; a non-negative safe integer
 * @param weights one weight per line, each a non-negative safe integer, at least one above 0
 * @returns one share per line, same order, minor units; ties go to the earlier line, a line of weight 0 gets nothing
 * @throws {RangeError} when `total` or `weights` exceed these limits
 * @see the largest remainder method, https://en.wikipedia.org/wiki/Largest_remainder_method
 * @example splitMinor(minor(100), [1, 1, 1]) // 34, 33, 33
 */
export function splitMinor(total: Minor, weights: readonly number[]): Minor[] {
  assertShareable(total, weights);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const exact = weights.map((weight, line) => {
    const product = BigInt(total) * BigInt(weight);
    return { line, share: Number(product / sum), left: product % sum };
  });
  const remainder = exact.reduce((left, { share }) => left - share, Number(total));
  const byRemainder = exact.toSorted((a, b) => (a.left === b.left ? a.line - b.line : a.left > b.left ? -1 : 1));
  const lucky = new Set(byRemainder.slice(0, remainder).map(({ line }) => line));
  return exact.map(({ line, share }) => (share + (lucky.has(line) ? 1 : 0)) as Minor);
}

function assertShareable(total: number, weights: readonly number[]): void {
  if (!isCount(total)) throw new RangeError(`Cannot share out ${total}: not a non-negative amount in minor units`);
  if (!weights.every(isCount)) throw new RangeError('Weights must be non-negative safe integers');
  if (!weights.some((weight) => weight > 0)) throw new RangeError('At least one weight must be above 0');
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
