import type { FieldRule } from './fieldRule.ts';
import { type TextProblem, within } from './freeText.ts';
import { halfWidth, normalizeLine } from './normalizeText.ts';

/** Dots that input methods and forms write between the parts of a name. */
const DOT = /(?<=\p{Script=Han})\s*[·•・･‧∙⋅●．﹒.]\s*(?=\p{Script=Han})/gu;

/**
 * Returns a person's name as it is stored: one line, full-width letters as ASCII, and the dot between Han characters as
 * `·`.
 *
 * @example normalizePersonName('古丽米热•艾比布力') // '古丽米热·艾比布力'
 */
export function normalizePersonName(name: string): string {
  return joinNameParts(halfWidth(normalizeLine(name))).replace(/．/g, '.');
}

/** Replaces any dot between Han characters by `·`. */
export function joinNameParts(text: string): string {
  return text.replace(DOT, '·');
}

/** Creates a rule for the name of a person of up to `max` code points, with at least one letter of any script. */
/* @__NO_SIDE_EFFECTS__ */
export function personNameRule(max: number): FieldRule<TextProblem | 'LETTER'> {
  const checkLength = within(max, true);
  const checkLetters = (name: string) => (/\p{L}/u.test(name) ? undefined : 'LETTER');
  return {
    normalize: normalizePersonName,
    check: (name) => checkLength(name) ?? checkLetters(name),
    minLength: 1,
    maxLength: max,
    description: 'A name with at least one letter of any script',
  };
}
