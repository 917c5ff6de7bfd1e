import { stemOf } from './stemOf.ts';
import { type Token, tokenise } from './tokenise.ts';

/**
 * Returns the term of a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return termOfTokens(tokenise(phrase));
}

/** Returns the term of a tokenized phrase. */
export function termOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ script, text }) => (script === 'han' ? text : stemOf(text))).join(' ');
}
