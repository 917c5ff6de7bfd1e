import type { Candidate } from './matchQuality.ts';

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
  return byKind || b.products - a.products || byLetters(a.term, b.term) || byLetters(a.form, b.form);
}

/** Compares like PostgreSQL's collation "C". */
function byLetters(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
