import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { searchForms, searchTerms } from '../../../db/schema/index.ts';
import type { Candidate } from './matchQuality.ts';
import type { RunKnowledge, Wish } from './parseKeyword.ts';
import { withoutOneLetter } from './slips.ts';

// So many lists are merged at most, however many words begin with what was typed: those that most products have.
const MOST_EXACT = 24;
const MOST_BEGINNINGS = 24;
const MOST_INSIDE = 8;
const MOST_SLIPS = 60;
const SHORTEST_INSIDE = 3;
const SHORTEST_SLIP = 3;

/** A candidate for one of several wishes. */
export interface CandidateRow extends Candidate {
  /** The place of the wish. */
  wish: number;
}

const columns = sql`f.term_id AS "termId", t.term, f.form, f.kind, f.is_word AS "isWord", t.products`;
const found = sql`${searchForms} f JOIN ${searchTerms} t ON t.id = f.term_id AND t.products > 0`;

/** What the index knows of runs of characters. */
export async function lookUpRuns(db: Database, runs: readonly string[]): Promise<RunKnowledge> {
  if (runs.length === 0) return () => undefined;
  const { rows } = await db.execute<{ form: string; isWord: boolean }>(sql`
    SELECT f.form, bool_or(f.is_word AND f.kind <> 'part') AS "isWord" FROM ${found}
    WHERE f.form = ANY(${list(runs)}) GROUP BY f.form`);
  const known = new Map(rows.map(({ form, isWord }) => [form, isWord ? ('word' as const) : ('part' as const)]));
  return (run) => known.get(run);
}

/** Terms that may be meant by each wish, slips aside; in one statement, the same for few and for many products. */
export async function lookUpTerms(db: Database, wishes: readonly Wish[]): Promise<CandidateRow[]> {
  const branches = wishes.flatMap(({ script, text, spellings, alternatives }, wish) => [
    branch(wish, 'exact', sql`f.form = ANY(${list(spellings)})`, {
      order: sql`f.kind IN ('pinyin', 'initials', 'part'), f.is_word DESC, t.products DESC`,
      limit: MOST_EXACT,
    }),
    ...(alternatives.length > 0
      ? [branch(wish, 'alternative', sql`f.form = t.term AND t.role = 'name' AND f.form = ANY(${list(alternatives)})`)]
      : []),
    ...(script === 'latin' ? lookInside(text, wish) : []),
  ]);
  return runBranches(db, branches);
}

/** Terms that are one slip away from what was typed. */
export async function lookUpSlips(db: Database, wishes: ReadonlyMap<number, Wish>): Promise<CandidateRow[]> {
  const branches = [...wishes]
    .filter(([, { script, text }]) => script === 'latin' && text.length >= SHORTEST_SLIP && /^[a-z]+$/.test(text))
    .map(([wish, { text }]) =>
      branch(wish, 'slip', sql`f.slips && ${list(withoutOneLetter(text))} AND f.slips <> '{}' AND t.role = 'name'`, {
        limit: MOST_SLIPS,
      }),
    );
  return runBranches(db, branches);
}

function lookInside(text: string, wish: number): SQL[] {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  // One letter begins too much; then only words of the alphabet count.
  const ofWord = text.length === 1 ? sql` AND f.kind = 'latin'` : sql` AND f.kind IN ('latin', 'pinyin')`;
  const beginning = sql`t.role = 'name' AND f.form LIKE ${`${pattern}_%`}${ofWord}`;
  const inside = sql`t.role = 'name' AND f.kind = 'latin' AND f.form LIKE ${`%_${pattern}%`}`;
  return [
    branch(wish, 'prefix', beginning, { limit: MOST_BEGINNINGS }),
    ...(text.length < SHORTEST_INSIDE ? [] : [branch(wish, 'inside', inside, { limit: MOST_INSIDE })]),
  ];
}

interface Limit {
  order?: SQL;
  limit?: number;
}

function branch(
  wish: number,
  match: Candidate['match'],
  condition: SQL,
  { order = sql`t.products DESC`, limit = MOST_EXACT }: Limit = {},
): SQL {
  return sql`(SELECT ${wish}::int AS wish, ${match} AS match, ${columns} FROM ${found}
    WHERE ${condition} ORDER BY ${order}, t.id LIMIT ${limit})`;
}

async function runBranches(db: Database, branches: SQL[]): Promise<CandidateRow[]> {
  if (branches.length === 0) return [];
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(branches, sql` UNION ALL `));
  return rows;
}

/** An array as one parameter. */
function list(texts: readonly string[]): SQL {
  return sql`${sql.param([...texts])}::text[]`;
}
