import * as v from 'valibot';
import type { FieldRule } from '../validation/fieldRule.ts';

/**
 * Schema of text that a shopper types, by the rule of its field: normalized first, then validated. Every such text in a
 * request is created by this function, so that the API has no second rule; the contract's tests enforce it.
 *
 * @example const email = field(emailRule);
 */
/* @__NO_SIDE_EFFECTS__ */
export function field(rule: FieldRule) {
  const { normalize, check, minLength, maxLength, description } = rule;
  return v.pipe(
    v.string(),
    v.metadata({
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
      ...(description !== undefined && { description }),
    }),
    v.transform(normalize),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? check(dataset.value) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
  );
}
