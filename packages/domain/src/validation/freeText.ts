import type { FieldRule } from './fieldRule.ts';
import { normalizeLine, normalizeText } from './normalizeText.ts';
import { textLength } from './textLength.ts';

/** Problem of a text, as the code that the contract reports. */
export type TextProblem = 'REQUIRED' | 'MAX_LENGTH';

/** Creates a rule for one line of text of up to `max` code points, such as a subject. Must not be blank. */
/* @__NO_SIDE_EFFECTS__ */
export function lineRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeLine, check: within(max, true), minLength: 1, maxLength: max };
}

/** Creates a rule like {@link lineRule} that allows an empty line. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalLineRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeLine, check: within(max, false), maxLength: max };
}

/** Creates a rule for text with several lines of up to `max` code points, such as a review. Must not be blank. */
/* @__NO_SIDE_EFFECTS__ */
export function textRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeText, check: within(max, true), minLength: 1, maxLength: max };
}

/** Creates a rule like {@link textRule} that allows empty text, such as a note. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalTextRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeText, check: within(max, false), maxLength: max };
}

/** Creates a check that a normalized text is at most `max` code points long and, if required, not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function within(max: number, isRequired: boolean) {
  return (text: string): TextProblem | undefined => {
    if (isRequired && text === '') return 'REQUIRED';
    return textLength(text) > max ? 'MAX_LENGTH' : undefined;
  };
}
