import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { products, searchForms, searchPostings, searchTerms } from '../../../db/schema/index.ts';
import { createTermReader } from './createTermReader.ts';
import { shopSynonyms } from './matchKeyword.ts';
import { readProductWords } from './readProductWords.ts';
import { type WeighedTerm, weighProduct } from './weighProduct.ts';

/** Counts up with every change of what is indexed, and how: products of an older version are then indexed anew. */
export const SEARCH_VERSION = 1;

const BATCH = 500;
const termsOf = createTermReader(shopSynonyms.isKnownWord);

/**
 * Writes what products can be found by, in place of what stood there. To be called in the transaction that writes them;
 * products written by others are found by a job soon after.
 *
 * @param ids of the products; they must not be locked by anybody else
 */
export async function indexProducts(tx: Database, ids: readonly string[]): Promise<void> {
  const written = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH)
    await indexBatch(tx, ids.slice(start, start + BATCH), written);
}

/** @param written forms that stand in the index already */
async function indexBatch(tx: Database, ids: readonly string[], written: Set<string>): Promise<void> {
  const rows = await readProductWords(tx, ids);
  const weighed = rows.map(({ number, words }) => ({
    number,
    terms: weighProduct(words, termsOf),
  }));
  const all = weighed.flatMap(({ terms }) => terms);
  const termIds = await writeTerms(tx, all);
  await writeForms(tx, all, termIds, written);
  await writePostings(tx, weighed, termIds);
  await tx
    .update(products)
    .set({ searchVersion: SEARCH_VERSION })
    .where(inArray(products.id, [...ids]));
}

/** The id of each term, by {@link keyOf}. */
type TermIds = ReadonlyMap<string, number>;

function keyOf({ term, role }: Pick<WeighedTerm, 'term' | 'role'>): string {
  return `${role} ${term}`;
}

async function writeTerms(tx: Database, terms: readonly WeighedTerm[]): Promise<TermIds> {
  const distinct = [...new Map(terms.map((term) => [keyOf(term), term])).values()];
  const fresh = sql`unnest(${texts(distinct.map(({ term }) => term))}, ${texts(distinct.map(({ role }) => role))})
    AS new (term, role)`;
  // In order, so that two writers wait for each other and not in a circle.
  await tx.execute(sql`INSERT INTO ${searchTerms} (term, role) SELECT term, role FROM ${fresh}
    WHERE NOT EXISTS (SELECT FROM ${searchTerms} t WHERE t.term = new.term AND t.role = new.role)
    ORDER BY term, role ON CONFLICT DO NOTHING`);
  const { rows } = await tx.execute<{ id: number; term: string; role: WeighedTerm['role'] }>(
    sql`SELECT t.id, t.term, t.role FROM ${searchTerms} t JOIN ${fresh} USING (term, role)`,
  );
  return new Map(rows.map((row) => [keyOf(row), row.id]));
}

async function writeForms(
  tx: Database,
  terms: readonly WeighedTerm[],
  termIds: TermIds,
  written: Set<string>,
): Promise<void> {
  const forms = new Map(
    terms.flatMap((term) => {
      const { isWord } = term;
      const termId = termIds.get(keyOf(term)) ?? 0;
      return term.forms.map((form) => [`${form.text} ${termId} ${isWord}`, { ...form, isWord, termId }] as const);
    }),
  );
  const rows = [...forms].filter(([key]) => !written.has(key)).map(([, form]) => form);
  for (const key of forms.keys()) written.add(key);
  if (rows.length === 0) return;
  // What is known as a word in one place is one everywhere.
  await tx.execute(sql`
    INSERT INTO ${searchForms} (form, term_id, kind, is_word, slips)
    SELECT DISTINCT ON (form, term_id) form, term_id, kind, is_word, string_to_array(slips, ' ')
    FROM unnest(${texts(rows.map(({ text }) => text))}, ${ints(rows.map(({ termId }) => termId))},
      ${texts(rows.map(({ kind }) => kind))}, ${flags(rows.map(({ isWord }) => isWord))},
      ${texts(rows.map(({ slips }) => slips.join(' ')))}) AS new (form, term_id, kind, is_word, slips)
    WHERE NOT EXISTS (
      SELECT FROM ${searchForms} f WHERE f.form = new.form AND f.term_id = new.term_id AND f.is_word >= new.is_word)
    ORDER BY form, term_id, is_word DESC
    ON CONFLICT (form, term_id) DO UPDATE SET is_word = excluded.is_word, slips = excluded.slips WHERE excluded.is_word`);
}

async function writePostings(
  tx: Database,
  weighed: readonly { number: number; terms: readonly WeighedTerm[] }[],
  termIds: TermIds,
): Promise<void> {
  const rows = weighed.flatMap(({ number, terms }) =>
    terms.map((term) => ({ number, termId: termIds.get(keyOf(term)) ?? 0, weight: term.weight })),
  );
  const fresh = sql`unnest(${ints(rows.map(({ number }) => number))}, ${ints(rows.map(({ termId }) => termId))},
    ${ints(rows.map(({ weight }) => weight))}) AS new (product_number, term_id, weight)`;
  await tx.execute(sql`
    DELETE FROM ${searchPostings} p WHERE p.product_number = ANY(${ints(weighed.map(({ number }) => number))})
    AND (p.product_number, p.term_id) NOT IN (SELECT product_number, term_id FROM ${fresh})`);
  await tx.execute(sql`
    INSERT INTO ${searchPostings} AS p (product_number, term_id, weight, popularity, is_on_sale)
    SELECT new.product_number, new.term_id, new.weight, search_popularity(${products.sales}), ${products.isOnSale}
    FROM ${fresh} JOIN ${products} ON ${products.number} = new.product_number
    ON CONFLICT (product_number, term_id) DO UPDATE SET weight = excluded.weight, popularity = excluded.popularity
    WHERE (p.weight, p.popularity) IS DISTINCT FROM (excluded.weight, excluded.popularity)`);
}

function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

function ints(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}::integer[]`;
}

function flags(values: readonly boolean[]): SQL {
  return sql`${sql.param([...values])}::boolean[]`;
}
