import type { Form, Role } from '../indexing/term.ts';

/** A term of the index that a word may mean, and the form by which it was found. */
export interface Candidate {
  termId: number;
  term: string;
  form: string;
  kind: Form['kind'];
  isWord: boolean;
  role: Role;
  /** Number of products on sale with it. */
  products: number;
  /** Highest weight of the term in a product. @default 0 */
  heaviest?: number;
  match: 'exact' | 'alternative' | 'vague' | 'nearest' | 'near' | 'prefix' | 'inside' | 'typo' | 'unfinished';
}

/**
 * Maximum number of candidates by kind, however many words match: those of most products, and of equal ones the first
 * alphabetically.
 */
export const MAX_CANDIDATES: Readonly<Record<Candidate['match'], number>> = {
  exact: 24,
  alternative: 24,
  vague: 24,
  nearest: 24,
  near: 24,
  prefix: 24,
  inside: 8,
  typo: 60,
  // These begin or end like the typed text; most of them are not typos of it.
  unfinished: 200,
};

/** Returns the best candidates of each kind, like the database. */
export function topCandidates(candidates: readonly Candidate[]): Candidate[] {
  return Object.entries(MAX_CANDIDATES).flatMap(([kind, most]) =>
    candidates
      .filter(({ match }) => match === kind)
      .toSorted(compare)
      .slice(0, most),
  );
}

const READINGS: ReadonlySet<string> = new Set(['pinyin', 'initials', 'part']);

function compare(a: Candidate, b: Candidate): number {
  const byKind =
    a.match === 'exact'
      ? Number(READINGS.has(a.kind)) - Number(READINGS.has(b.kind)) || Number(b.isWord) - Number(a.isWord)
      : 0;
  return byKind || b.products - a.products || compareText(a.term, b.term) || compareText(a.form, b.form);
}

/** Compares like PostgreSQL's collation "C". */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
