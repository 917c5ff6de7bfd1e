import { stemOf } from './stemOf.ts';
import { type Token, tokenize } from './tokenize.ts';

/**
 * Returns the term of a phrase.
 *
 * @example termOfPhrase('Frying pans') // 'frying pan'
 */
export function termOfPhrase(phrase: string): string {
  return termOfTokens(tokenize(phrase));
}

/** Returns the term of a tokenized phrase. */
export function termOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ script, text }) => (script === 'han' ? text : stemOf(text))).join(' ');
}
