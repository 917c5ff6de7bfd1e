/**
 * The one rule for a kind of field. Forms, the contract's schemas, the API and the offline back end all call it, so that
 * the same text gets the same answer everywhere.
 */
export interface FieldRule<Problem extends string = string> {
  /** Rewrites what was typed into the form that is stored. Applying it twice changes nothing more. */
  normalize: (text: string) => string;
  /** Returns what is wrong with a normalized text, as the code that the contract reports. */
  check: (normalized: string) => Problem | undefined;
  /** Fewest code points after normalizing, for documentation. */
  minLength?: number;
  /** Most code points after normalizing, for documentation. */
  maxLength?: number;
  /** What callers of the API may send, for documentation. */
  description?: string;
}

/** Normalizes a text, then checks it. @example problemOf(emailRule, 'duck@') // 'EMAIL' */
export function problemOf<Problem extends string>(rule: FieldRule<Problem>, text: string): Problem | undefined {
  return rule.check(rule.normalize(text));
}
