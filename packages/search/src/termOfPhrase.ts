import { stemOf } from './stemOf.ts';
import { type Token, tokenise } from './tokenise.ts';

/**
 * The term that stands for a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return termOfTokens(tokenise(phrase));
}

/** The same for a phrase that has been taken apart. */
export function termOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ script, text }) => (script === 'han' ? text : stemOf(text))).join(' ');
}
