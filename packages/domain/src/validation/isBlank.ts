import { normalizeLine } from './normalizeText.ts';

/** Returns whether a text is blank: white space and invisible characters only. */
export function isBlank(text: string): boolean {
  return normalizeLine(text) === '';
}
