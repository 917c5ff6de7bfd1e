/**
 * The rule for a kind of field. Forms, the contract's schemas, the API and the offline back end use the same rule, so
 * that a text has the same result everywhere.
 */
export interface FieldRule<Problem extends string = string> {
  /** Converts typed text to its stored form. Idempotent. */
  normalize: (text: string) => string;
  /** Returns the problem of a normalized text, as the code that the contract reports. */
  check: (normalized: string) => Problem | undefined;
  /** Minimum code points after normalizing, for documentation. */
  minLength?: number;
  /** Maximum code points after normalizing, for documentation. */
  maxLength?: number;
  /** Accepted values, for documentation of the API. */
  description?: string;
}

/** Normalizes a text and validates it. @example problemOf(emailRule, 'duck@') // 'EMAIL' */
export function problemOf<Problem extends string>(rule: FieldRule<Problem>, text: string): Problem | undefined {
  return rule.check(rule.normalize(text));
}
