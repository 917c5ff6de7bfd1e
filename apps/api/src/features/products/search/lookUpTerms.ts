import {
  type Candidate,
  halvesOf,
  type KeywordTerm,
  type KnownSpelling,
  MAX_CANDIDATES,
  type RunKnowledge,
  SHORTEST_TYPO,
  SHORTEST_UNFINISHED,
  soundAlikes,
  withoutOneLetter,
} from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { productSets, searchForms, searchPostings, searchTerms } from '../../../db/schema/index.ts';
import { SHOP } from '../sets/productSet.ts';
import { shopLexicon } from './shopLexicon.ts';

const SHORTEST_INSIDE = 3;

/** Candidate term for one of the parsed search terms. */
export interface CandidateRow extends Candidate {
  /** Index of the parsed search term. */
  termIndex: number;
}

const columns = sql`f.term_id AS "termId", t.term, f.form, f.kind, f.is_word AS "isWord", t.role, t.products,
  coalesce((SELECT p.weight FROM ${searchPostings} p WHERE p.term_id = f.term_id AND p.is_on_sale
    ORDER BY p.weight DESC LIMIT 1), 0) AS heaviest`;
/** Excludes terms that occur in most texts, by the same rule as `isTooCommon`. */
const isTooCommon = sql`t.products > greatest(10, coalesce(
  (SELECT s.products * 0.8 FROM ${productSets} s WHERE s.key = ${SHOP}), t.products))`;
const found = sql`${searchForms} f JOIN ${searchTerms} t
  ON t.id = f.term_id AND t.products > 0
  AND NOT (t.role <> 'name' AND t.term <> ALL(${texts(shopLexicon.brands)}) AND ${isTooCommon})`;

/** Looks up which character and letter sequences the index contains. */
export async function lookUpRuns(db: Database, runs: readonly string[]): Promise<RunKnowledge> {
  if (runs.length === 0) return () => undefined;
  const { rows } = await db.execute<{ form: string; isWord: boolean }>(sql`
    SELECT f.form, bool_or(f.is_word AND f.kind NOT IN ('part', 'phrase', 'initials')) AS "isWord" FROM ${found}
    WHERE f.form = ANY(${texts(runs)}) GROUP BY f.form`);
  const formKinds = new Map(rows.map(({ form, isWord }) => [form, isWord ? ('word' as const) : ('part' as const)]));
  return (run) => formKinds.get(run);
}

/**
 * Reads candidate terms for each parsed search term, without typos, in one statement. While the user is still typing, Chinese
 * characters can also be the beginning of a word: 毛 of 毛巾.
 */
export async function lookUpTerms(
  db: Database,
  keywordTerms: readonly KeywordTerm[],
  { isUnfinished = false }: { isUnfinished?: boolean } = {},
): Promise<CandidateRow[]> {
  const branches = keywordTerms.flatMap(({ script, text, spellings, alternatives }, termIndex) => [
    branch(
      termIndex,
      'exact',
      sql`f.form = ANY(${texts(spellings)})`,
      sql`f.kind IN ('pinyin', 'initials', 'part'), f.is_word DESC, t.products DESC`,
    ),
    ...lookAlternatives(alternatives, termIndex),
    ...(script === 'latin' ? lookInside(text, termIndex) : []),
    ...(script === 'han' && isUnfinished ? [lookBeginning(text, termIndex)] : []),
  ]);
  return runBranches(db, branches);
}

/** Reads terms that differ from the typed text, or whose beginning differs from it, by one typo. */
export async function lookUpTypos(
  db: Database,
  keywordTerms: ReadonlyMap<number, Pick<KeywordTerm, 'script' | 'text'>>,
): Promise<CandidateRow[]> {
  const branches = [...keywordTerms]
    .filter(([, { script, text }]) => script === 'latin' && text.length >= SHORTEST_TYPO && /^[a-z]+$/.test(text))
    .flatMap(([termIndex, { text }]) => [
      branch(
        termIndex,
        'typo',
        sql`f.slips && ${texts([text, ...soundAlikes(text)].flatMap(withoutOneLetter))} AND f.slips <> '{}' AND t.role = 'name'`,
      ),
      ...(text.length < SHORTEST_UNFINISHED ? [] : lookUpUnfinished(text, termIndex)),
    ]);
  return runBranches(db, branches);
}

/** Reads words of product names that have one of the forms. */
export async function lookUpSpellings(db: Database, forms: readonly string[]): Promise<KnownSpelling[]> {
  if (forms.length === 0) return [];
  const { rows } = await db.execute<KnownSpelling & Record<string, unknown>>(sql`
    SELECT f.form, f.kind, t.term, t.products FROM ${found}
    WHERE f.form = ANY(${texts(forms)}) AND f.kind IN ('han', 'pinyin') AND f.is_word AND t.role = 'name'`);
  return rows;
}

function lookUpUnfinished(text: string, termIndex: number): SQL[] {
  const { beginning, ending } = halvesOf(text);
  const isForgiving = sql`t.role = 'name' AND f.kind = 'latin' AND f.slips <> '{}'`;
  return [
    branch(termIndex, 'unfinished', sql`${isForgiving} AND f.form LIKE ${`${beginning}%`}`),
    ...(ending === undefined
      ? []
      : [branch(termIndex, 'unfinished', sql`${isForgiving} AND f.form LIKE ${`_%${ending}%`}`)]),
  ];
}

function lookAlternatives(
  { names, vague, qualities, near, nearest = [] }: KeywordTerm['alternatives'],
  termIndex: number,
): SQL[] {
  const isOneOf = (terms: readonly string[]) => sql`f.form = t.term AND f.form = ANY(${texts(terms)})`;
  const mayBe = sql`(t.role = 'name' OR f.form = ANY(${texts(qualities)}))`;
  return [
    ...(names.length === 0 ? [] : [branch(termIndex, 'alternative', sql`${isOneOf(names)} AND ${mayBe}`)]),
    ...(vague.length === 0 ? [] : [branch(termIndex, 'vague', sql`${isOneOf(vague)} AND t.role = 'name'`)]),
    ...(nearest.length === 0 ? [] : [branch(termIndex, 'nearest', sql`${isOneOf(nearest)} AND t.role = 'name'`)]),
    ...(near.length === 0 ? [] : [branch(termIndex, 'near', sql`${isOneOf(near)} AND t.role = 'name'`)]),
  ];
}

function lookBeginning(text: string, termIndex: number): SQL {
  return branch(termIndex, 'prefix', sql`t.role = 'name' AND f.kind = 'han' AND f.form LIKE ${`${text}_%`}`);
}

function lookInside(text: string, termIndex: number): SQL[] {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  // One letter matches too many terms, so then only Latin words are included.
  const ofWord = text.length === 1 ? sql` AND f.kind = 'latin'` : sql` AND f.kind IN ('latin', 'pinyin')`;
  const beginning = sql`t.role = 'name' AND f.form LIKE ${`${pattern}_%`}${ofWord}`;
  const inside = sql`t.role = 'name' AND f.kind = 'latin' AND f.form LIKE ${`%_${pattern}%`}
    AND NOT starts_with(f.form, ${text})`;
  return [
    branch(termIndex, 'prefix', beginning),
    ...(text.length < SHORTEST_INSIDE ? [] : [branch(termIndex, 'inside', inside)]),
  ];
}

function branch(termIndex: number, match: Candidate['match'], condition: SQL, order = sql`t.products DESC`): SQL {
  return sql`(SELECT ${termIndex}::int AS "termIndex", ${match} AS match, ${columns} FROM ${found}
    WHERE ${condition} ORDER BY ${order}, t.term COLLATE "C", f.form COLLATE "C" LIMIT ${MAX_CANDIDATES[match]})`;
}

async function runBranches(db: Database, branches: SQL[]): Promise<CandidateRow[]> {
  if (branches.length === 0) return [];
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(branches, sql` UNION ALL `));
  return rows;
}
