import { stemOf } from './stemOf.ts';
import { tokenise } from './tokenise.ts';

/**
 * The term that stands for a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return tokenise(phrase)
    .map(({ script, text }) => (script === 'han' ? text : stemOf(text)))
    .join(' ');
}
