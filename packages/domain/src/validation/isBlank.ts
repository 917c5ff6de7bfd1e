import { normalizeLine } from './normalizeText.ts';

/** Whether a text shows nothing: white space and invisible characters only. */
export function isBlank(text: string): boolean {
  return normalizeLine(text) === '';
}
