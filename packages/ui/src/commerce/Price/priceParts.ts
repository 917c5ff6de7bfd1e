import { type Minor, minor } from '@mallard/domain/money';
import { groupDigits } from '../../intl/groupDigits.ts';
import { type Currency, yuan } from './Currency.ts';

/** Parts of a formatted price, which have different sizes. */
export interface WrittenPrice {
  /** U+2212 MINUS SIGN for a negative amount, otherwise empty. */
  sign: '−' | '';
  symbol: string;
  /** Whole units with thousands separators: `1,280`. */
  integer: string;
  /** Fraction such as `.00`; empty in currencies without a minor unit. */
  fraction: string;
  /** Whether the fraction is zero. */
  isWhole: boolean;
}

/**
 * Splits a price into parts, by integer arithmetic only.
 *
 * @param amount in the minor unit of the currency
 * @throws {RangeError} when `amount` is not a safe integer
 * @example priceParts(minor(128000)) // { sign: '', symbol: '¥', integer: '1,280', fraction: '.00', isWhole: true }
 */
export function priceParts(
  amount: Minor,
  { symbol, digits }: Pick<Currency, 'symbol' | 'digits'> = yuan,
): WrittenPrice {
  const size = Math.abs(minor(amount));
  const rest = size % 10 ** digits;
  return {
    sign: amount < 0 ? '−' : '',
    symbol,
    // Subtracting first keeps the division exact up to the largest safe integers.
    integer: groupDigits((size - rest) / 10 ** digits),
    fraction: digits === 0 ? '' : `.${String(rest).padStart(digits, '0')}`,
    isWhole: rest === 0,
  };
}
