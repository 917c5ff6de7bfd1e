import { ContractViolation } from './contractViolation.ts';
import { differenceOf } from './differenceOf.ts';

/**
 * Makes sure that what was done can be seen: a back end that says yes and does nothing is the worst of all.
 *
 * @param asked    where it must be seen, after what: `GET /api/cart after a piece was added`
 * @param at       the place in the answer, dotted
 * @param expected what must stand there; of an object, only the fields that it names
 * @throws {ContractViolation} naming the first place that differs
 */
export function assertShown(asked: string, at: string, expected: unknown, got: unknown): void {
  const named = isRecord(expected) && isRecord(got) ? pick(got, Object.keys(expected)) : got;
  const difference = differenceOf(expected, named, at);
  if (!difference) return;
  const { first, second } = difference;
  const message = `${asked} must show ${first} at ${difference.at}, but shows ${second}`;
  throw new ContractViolation(message, { asked, expected: first, got: second, at: difference.at });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pick(value: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, value[key]]));
}
