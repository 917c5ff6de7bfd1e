import type { Random } from '../../http/deps.ts';

const DIGITS = 14;

/**
 * A number to say on the phone: the day, then fourteen digits that tell nothing about how many orders there are. Two equal
 * ones are refused by the database; at a million orders a day that happens once in half a year.
 *
 * @example makeOrderNumber(now, random) // '26112048210577340162'
 */
export function makeOrderNumber(now: Date, random: Random): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  const drawn = Buffer.from(random.bytes(8)).readBigUInt64BE() % 10n ** BigInt(DIGITS);
  return day + String(drawn).padStart(DIGITS, '0');
}
