import { type Minor, minor } from './minor.ts';

/** Parts of a formatted price, for layouts with different font sizes. */
export interface PriceParts {
  /** U+2212 MINUS SIGN for a negative amount, else empty. */
  sign: '−' | '';
  /** The narrow symbol, in every language. */
  symbol: '¥';
  /** Whole yuan, grouped by thousands: `1,280`. */
  integer: string;
  /** Two decimal digits: `00`. */
  fraction: string;
}

/**
 * Splits a price into parts for display, with integer arithmetic.
 *
 * @param amount minor units
 * @throws {RangeError} when `amount` is not a safe integer
 * @example toPriceParts(minor(-128000)) // { sign: '−', symbol: '¥', integer: '1,280', fraction: '00' }
 */
export function toPriceParts(amount: Minor): PriceParts {
  const size = Math.abs(minor(amount));
  const fen = size % 100;
  return {
    sign: amount < 0 ? '−' : '',
    symbol: '¥',
    // Subtracting first keeps the division exact up to the largest safe integers.
    integer: String((size - fen) / 100).replace(/\B(?=(\d{3})+$)/g, ','),
    fraction: String(fen).padStart(2, '0'),
  };
}

interface FormatOptions {
  /** `false` omits a fraction of `00`; other fractions stay, a price is never rounded. @default true */
  decimals?: boolean;
}

/**
 * Formats an amount without the currency, for messages that name the currency themselves, such as text for screen readers.
 *
 * @param amount minor units
 * @throws {RangeError} when `amount` is not a safe integer
 * @example formatAmount(minor(128000)) // '1,280.00'
 */
export function formatAmount(amount: Minor, options?: FormatOptions): string {
  return joinParts(toPriceParts(amount), '', options);
}

/**
 * Formats a price, the same in every language of the shop.
 *
 * @param amount minor units
 * @throws {RangeError} when `amount` is not a safe integer
 * @example formatPrice(minor(128000)) // '¥1,280.00'
 */
export function formatPrice(amount: Minor, options?: FormatOptions): string {
  const parts = toPriceParts(amount);
  return joinParts(parts, parts.symbol, options);
}

function joinParts(
  { sign, integer, fraction }: PriceParts,
  symbol: string,
  { decimals = true }: FormatOptions = {},
): string {
  return `${sign}${symbol}${integer}${decimals || fraction !== '00' ? `.${fraction}` : ''}`;
}
