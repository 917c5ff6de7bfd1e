import { type Minor, minor } from '@mallard/domain/money';
import { groupDigits } from '../../intl/groupDigits.ts';
import { type Currency, yuan } from './Currency.ts';

/** The pieces of a written price, which are set in different sizes. */
export interface WrittenPrice {
  /** U+2212 MINUS SIGN for a negative amount, else empty. */
  sign: '−' | '';
  symbol: string;
  /** Whole units, grouped by thousands: `1,280`. */
  integer: string;
  /** `.00`; empty in currencies without a smaller unit. */
  fraction: string;
  /** Whether the fraction says nothing. */
  isWhole: boolean;
}

/**
 * Takes a price apart, by integer arithmetic only.
 *
 * @param amount in the smallest unit of the currency
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
    // Subtracting first keeps the division exact at the far end of the safe integers.
    integer: groupDigits((size - rest) / 10 ** digits),
    fraction: digits === 0 ? '' : `.${String(rest).padStart(digits, '0')}`,
    isWhole: rest === 0,
  };
}
