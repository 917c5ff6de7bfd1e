import { type Minor, minor } from './minor.ts';

/**
 * Formats an amount for machines, such as structured data: whole units, a point and all digits of the minor unit.
 *
 * @param digits number of decimal digits of the minor unit
 * @throws {RangeError} when `amount` is not a safe integer
 * @example toDecimal(minor(128000), 2) // '1280.00'
 */
export function toDecimal(amount: Minor, digits: number): string {
  const size = String(Math.abs(minor(amount))).padStart(digits + 1, '0');
  const whole = size.slice(0, size.length - digits);
  return `${amount < 0 ? '-' : ''}${whole}${digits > 0 ? `.${size.slice(-digits)}` : ''}`;
}
