import {
  type Candidate,
  halvesOf,
  type KeywordTerm,
  type KnownSpelling,
  MAX_CANDIDATES,
  type RunKnowledge,
  SHORTEST_UNFINISHED,
  typoKeys,
} from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { texts } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { productSets, searchForms, searchPostings, searchTerms } from '../../../db/schema/index.ts';
import { SHOP } from '../sets/productSet.ts';
import { shopLexicon } from './shopLexicon.ts';

const SHORTEST_INSIDE = 3;

/** Candidate for one of several words. */
interface CandidateRow extends Candidate {
  /** Index of the word. */
  wordIndex: number;
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
): Promise<Candidate[][]> {
  const branches = keywordTerms.flatMap(({ script, text, spellings, alternatives }, wordIndex) => [
    branch(
      wordIndex,
      'exact',
      sql`f.form = ANY(${texts(spellings)})`,
      sql`f.kind IN ('pinyin', 'initials', 'part'), f.is_word DESC, t.products DESC`,
    ),
    ...lookAlternatives(alternatives, wordIndex),
    ...(script === 'latin' ? lookInside(text, wordIndex) : []),
    ...(script === 'han' && isUnfinished ? [lookBeginning(text, wordIndex)] : []),
  ]);
  return runBranches(db, branches, keywordTerms.length);
}

/** Reads terms that may differ from a word, or whose beginning may differ from it, by one typo. */
export async function lookUpTypos(db: Database, words: readonly string[]): Promise<Candidate[][]> {
  const branches = words.flatMap((word, wordIndex) => [
    branch(wordIndex, 'typo', sql`f.slips && ${texts(typoKeys(word))} AND f.slips <> '{}' AND t.role = 'name'`),
    ...(word.length < SHORTEST_UNFINISHED ? [] : lookUpUnfinished(word, wordIndex)),
  ]);
  return runBranches(db, branches, words.length);
}

/** Reads words of product names that have one of the forms. */
export async function lookUpSpellings(db: Database, forms: readonly string[]): Promise<KnownSpelling[]> {
  if (forms.length === 0) return [];
  const { rows } = await db.execute<KnownSpelling & Record<string, unknown>>(sql`
    SELECT f.form, f.kind, t.term, t.products FROM ${found}
    WHERE f.form = ANY(${texts(forms)}) AND f.kind IN ('han', 'pinyin') AND f.is_word AND t.role = 'name'`);
  return rows;
}

function lookUpUnfinished(text: string, wordIndex: number): SQL[] {
  const { beginning, ending } = halvesOf(text);
  const allowsTypos = sql`t.role = 'name' AND f.kind = 'latin' AND f.slips <> '{}'`;
  return [
    branch(wordIndex, 'unfinished', sql`${allowsTypos} AND f.form LIKE ${`${beginning}%`}`),
    ...(ending === undefined
      ? []
      : [branch(wordIndex, 'unfinished', sql`${allowsTypos} AND f.form LIKE ${`_%${ending}%`}`)]),
  ];
}

function lookAlternatives(
  { names, vague, qualities, near, nearest = [] }: KeywordTerm['alternatives'],
  wordIndex: number,
): SQL[] {
  const isOneOf = (terms: readonly string[]) => sql`f.form = t.term AND f.form = ANY(${texts(terms)})`;
  const mayBe = sql`(t.role = 'name' OR f.form = ANY(${texts(qualities)}))`;
  return [
    ...(names.length === 0 ? [] : [branch(wordIndex, 'alternative', sql`${isOneOf(names)} AND ${mayBe}`)]),
    ...(vague.length === 0 ? [] : [branch(wordIndex, 'vague', sql`${isOneOf(vague)} AND t.role = 'name'`)]),
    ...(nearest.length === 0 ? [] : [branch(wordIndex, 'nearest', sql`${isOneOf(nearest)} AND t.role = 'name'`)]),
    ...(near.length === 0 ? [] : [branch(wordIndex, 'near', sql`${isOneOf(near)} AND t.role = 'name'`)]),
  ];
}

function lookBeginning(text: string, wordIndex: number): SQL {
  return branch(wordIndex, 'prefix', sql`t.role = 'name' AND f.kind = 'han' AND f.form LIKE ${`${text}_%`}`);
}

function lookInside(text: string, wordIndex: number): SQL[] {
  const pattern = text.replace(/[\\%_]/g, '\\$&');
  // One letter matches too many terms, so then only Latin words are included.
  const ofWord = text.length === 1 ? sql` AND f.kind = 'latin'` : sql` AND f.kind IN ('latin', 'pinyin')`;
  const beginning = sql`t.role = 'name' AND f.form LIKE ${`${pattern}_%`}${ofWord}`;
  const inside = sql`t.role = 'name' AND f.kind = 'latin' AND f.form LIKE ${`%_${pattern}%`}
    AND NOT starts_with(f.form, ${text})`;
  return [
    branch(wordIndex, 'prefix', beginning),
    ...(text.length < SHORTEST_INSIDE ? [] : [branch(wordIndex, 'inside', inside)]),
  ];
}

function branch(wordIndex: number, match: Candidate['match'], condition: SQL, order = sql`t.products DESC`): SQL {
  return sql`(SELECT ${wordIndex}::int AS "wordIndex", ${match} AS match, ${columns} FROM ${found}
    WHERE ${condition} ORDER BY ${order}, t.term COLLATE "C", f.form COLLATE "C" LIMIT ${MAX_CANDIDATES[match]})`;
}

/** Runs the branches in one statement, and returns the candidates of each word. */
async function runBranches(db: Database, branches: SQL[], words: number): Promise<Candidate[][]> {
  const candidates: Candidate[][] = Array.from({ length: words }, () => []);
  if (branches.length === 0) return candidates;
  const { rows } = await db.execute<CandidateRow & Record<string, unknown>>(sql.join(branches, sql` UNION ALL `));
  for (const { wordIndex, ...candidate } of rows) candidates[wordIndex]?.push(candidate);
  return candidates;
}
