import type { WordRole } from './wordRolesOf.ts';

/** A form by which a term is found. */
export interface Form {
  text: string;
  /** `phrase`: two words; `part`: a shorter run of characters within the word. */
  kind: 'latin' | 'phrase' | 'han' | 'pinyin' | 'initials' | 'part';
  /** Whether typos are allowed. */
  allowsTypos: boolean;
}

/** A term of the index. */
export interface Term {
  term: string;
  /** Whether it is a word, instead of adjacent characters. */
  isWord: boolean;
  wordRole: WordRole;
  forms: readonly Form[];
}

/**
 * The role of a text for its product. A `name` is found by any part of it, and by corrections. A `fact`, such as a
 * brand or a material, is found by its whole words. So is a longer `text`, which may merely mention a thing: it is
 * ignored if names or facts match.
 */
export type Role = 'name' | 'fact' | 'text';

/** Maximum number of cached words; texts repeat the same ones. */
export const MAX_CACHED_WORDS = 8000;
/** Shorter words are one typo away from too many others. */
const SHORTEST_WITH_TYPOS = 4;

/** Returns whether a word is found by words that are one typo away. */
export function mayHaveTypos(word: string, shortest = SHORTEST_WITH_TYPOS): boolean {
  return word.length >= shortest && /^[a-z]+$/.test(word);
}

const BETTER: readonly WordRole[] = ['namesake', 'part', 'tail', 'word', 'head'];

/** Joins duplicates with all their forms: a character may have different readings. */
export function mergeTerms(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const mergedTerm = merged.get(term.term);
    merged.set(term.term, mergedTerm ? mergeTwo(mergedTerm, term) : term);
  }
  return [...merged.values()];
}

/** Joins two occurrences of a term. */
export function mergeTwo(one: Term, other: Term): Term {
  const wordRole = BETTER.indexOf(one.wordRole) < BETTER.indexOf(other.wordRole) ? other.wordRole : one.wordRole;
  const forms = one.forms === other.forms ? one.forms : mergeForms(one.forms, other.forms);
  return { term: one.term, isWord: one.isWord || other.isWord, wordRole, forms };
}

function mergeForms(firstForms: readonly Form[], otherForms: readonly Form[]): Form[] {
  const forms = new Map(firstForms.map((form) => [form.text, form]));
  for (const form of otherForms) {
    const sameForm = forms.get(form.text);
    if (!sameForm || (form.allowsTypos && !sameForm.allowsTypos)) forms.set(form.text, form);
  }
  return [...forms.values()];
}
