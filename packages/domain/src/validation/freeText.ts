import type { FieldRule } from './fieldRule.ts';
import { normalizeLine, normalizeText } from './normalizeText.ts';
import { textLength } from './textLength.ts';

type TextProblem = 'REQUIRED' | 'MAX_LENGTH';

/** Rule for one line of text of up to `max` code points, such as a subject. It must show something. */
/* @__NO_SIDE_EFFECTS__ */
export function lineRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeLine, check: within(max, true), minLength: 1, maxLength: max };
}

/** Like {@link lineRule}, for a line that may be left empty. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalLineRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeLine, check: within(max, false), maxLength: max };
}

/** Rule for text of several lines of up to `max` code points, such as a review. It must show something. */
/* @__NO_SIDE_EFFECTS__ */
export function textRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeText, check: within(max, true), minLength: 1, maxLength: max };
}

/** Like {@link textRule}, for text that may be left empty, such as a note. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalTextRule(max: number): FieldRule<TextProblem> {
  return { normalize: normalizeText, check: within(max, false), maxLength: max };
}

/** Checks that a normalized text is no longer than `max` code points and, if required, not empty. */
/* @__NO_SIDE_EFFECTS__ */
export function within(max: number, isRequired: boolean) {
  return (text: string): TextProblem | undefined => {
    if (isRequired && text === '') return 'REQUIRED';
    return textLength(text) > max ? 'MAX_LENGTH' : undefined;
  };
}
