import type { Random } from '../../http/deps.ts';

const DIGITS = 14;

/**
 * Generates an order number: the date, then fourteen random digits, so that it doesn't reveal the number of orders. The database
 * rejects duplicates; with a million orders a day, one occurs about every six months.
 *
 * @example makeOrderNumber(now, random) // '26112048210577340162'
 */
export function makeOrderNumber(now: Date, random: Random): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const randomNumber = Buffer.from(random.bytes(8)).readBigUInt64BE() % 10n ** BigInt(DIGITS);
  return day + String(randomNumber).padStart(DIGITS, '0');
}
