import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { searchForms, searchTerms } from '../../../db/schema/index.ts';
import type { Candidate } from './matchQuality.ts';
import { MOST_CANDIDATES } from './mostCandidates.ts';
import type { RunKnowledge, Wish } from './parseKeyword.ts';
import { withoutOneLetter } from './slips.ts';

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
    WHERE f.form = ANY(${texts(runs)}) GROUP BY f.form`);
  const known = new Map(rows.map(({ form, isWord }) => [form, isWord ? ('word' as const) : ('part' as const)]));
  return (run) => known.get(run);
}

/** Terms that may be meant by each wish, slips aside; in one statement, the same for few and for many products. */
export async function lookUpTerms(db: Database, wishes: readonly Wish[]): Promise<CandidateRow[]> {
  const branches = wishes.flatMap(({ script, text, spellings, alternatives }, wish) => [
    branch(
      wish,
      'exact',
      sql`f.form = ANY(${texts(spellings)})`,
      sql`f.kind IN ('pinyin', 'initials', 'part'), f.is_word DESC, t.products DESC`,
    ),
    ...(alternatives.length > 0
      ? [branch(wish, 'alternative', sql`f.form = t.term AND t.role = 'name' AND f.form = ANY(${texts(alternatives)})`)]
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
      branch(wish, 'slip', sql`f.slips && ${texts(withoutOneLetter(text))} AND f.slips <> '{}' AND t.role = 'name'`),
    );
  return runBranches(db, branches);
}

function lookInside(text: string, wish: number): SQL[] {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  // One letter begins too much; then only words of the alphabet count.
  const ofWord = text.length === 1 ? sql` AND f.kind = 'latin'` : sql` AND f.kind IN ('latin', 'pinyin')`;
  const beginning = sql`t.role = 'name' AND f.form LIKE ${`${pattern}_%`}${ofWord}`;
  const inside = sql`t.role = 'name' AND f.kind = 'latin' AND f.form LIKE ${`%_${pattern}%`}
    AND NOT starts_with(f.form, ${text})`;
  return [
    branch(wish, 'prefix', beginning),
    ...(text.length < SHORTEST_INSIDE ? [] : [branch(wish, 'inside', inside)]),
  ];
}

function branch(wish: number, match: Candidate['match'], condition: SQL, order = sql`t.products DESC`): SQL {
  return sql`(SELECT ${wish}::int AS wish, ${match} AS match, ${columns} FROM ${found}
    WHERE ${condition} ORDER BY ${order}, t.term COLLATE "C", f.form COLLATE "C" LIMIT ${MOST_CANDIDATES[match]})`;
}

async function runBranches(db: Database, branches: SQL[]): Promise<CandidateRow[]> {
  if (branches.length === 0) return [];
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(branches, sql` UNION ALL `));
  return rows;
}
