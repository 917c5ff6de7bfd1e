import { type Term, termsOfText } from './termsOfText.ts';
import type { TermReader } from './weighProduct.ts';

/** Texts to remember, some kilobytes each. */
const MOST_TEXTS = 3000;

/**
 * A reader that remembers what it has taken apart: names of categories, colours and materials come again and again.
 *
 * @param isKnownWord as of {@link termsOfText}
 */
export function createTermReader(isKnownWord: (run: string) => boolean): TermReader {
  const remembered = new Map<string, readonly Term[]>();
  return (text, role) => {
    const key = `${role} ${text}`;
    const terms = remembered.get(key) ?? termsOfText(text, role, isKnownWord);
    // What was asked for last is forgotten last.
    remembered.delete(key);
    remembered.set(key, terms);
    const [oldest] = remembered.size > MOST_TEXTS ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    return terms;
  };
}
