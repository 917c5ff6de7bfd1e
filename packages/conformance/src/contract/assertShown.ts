import { ContractViolation } from './contractViolation.ts';
import { differenceOf } from './differenceOf.ts';

/**
 * Asserts that the effect of a call is visible: a back end that confirms without an effect must fail.
 *
 * @param asked    the request and the action before it: `GET /api/cart after a piece was added`
 * @param at       the path in the response, dotted
 * @param expected the expected value; of an object, only the given fields
 * @throws {ContractViolation} with the first difference
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
