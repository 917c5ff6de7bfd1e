import type { Candidate } from './matchQuality.ts';

/**
 * So many candidates of a kind are looked at, however many words begin with what was typed or have it inside: those that most
 * products have, and of equals the first by their letters.
 */
export const MOST_CANDIDATES: Readonly<Record<Candidate['match'], number>> = {
  exact: 24,
  alternative: 24,
  vague: 24,
  nearest: 24,
  near: 24,
  prefix: 24,
  inside: 8,
  slip: 60,
  // What is looked at begins or ends like what was typed; of that most is no slip of it.
  unfinished: 200,
};

/** Keeps the most telling ones of each kind, as the database does. */
export function mostTelling(candidates: readonly Candidate[]): Candidate[] {
  return Object.entries(MOST_CANDIDATES).flatMap(([kind, most]) =>
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

/** As PostgreSQL's collation "C". */
function byLetters(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
