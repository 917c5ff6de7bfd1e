import type { TermGroups } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../../../db/database.ts';

/** Posting of one product and term. */
export interface StoredPosting {
  number: number;
  term: number;
  weight: number;
  popularity: number;
}

/** Replaces the content of the index; there are three terms. */
export async function storePostings(db: Database, postings: readonly StoredPosting[]): Promise<void> {
  await db.execute(sql`DELETE FROM search_postings`);
  await db.execute(sql`
    INSERT INTO search_terms (id, term, role) OVERRIDING SYSTEM VALUE
    SELECT id, id::text, 'name' FROM generate_series(1, 3) AS id ON CONFLICT DO NOTHING`);
  const json = JSON.stringify(postings);
  await db.execute(sql`
    INSERT INTO search_postings (product_number, term_id, weight, popularity, is_on_sale)
    SELECT number, term, weight, popularity, true FROM jsonb_to_recordset(${json}::jsonb)
      AS posting (number integer, term integer, weight smallint, popularity smallint)`);
}

/** Arbitrary query: candidate terms of each word. */
export const anyQuestion = fc.constantFrom([[1]], [[1, 2]], [[1], [2]], [[1, 2], [3]], [[1], [2], [3]]);

/** A few products in three bitmap chunks. */
export const anyPostings = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 0, max: 20 }).map((step) => step * 2000),
      term: fc.integer({ min: 1, max: 3 }),
      weight: fc.constantFrom(8, 64, 200),
    }),
    { selector: ({ number, term }) => `${number} ${term}`, maxLength: 40 },
  )
  // Popularity belongs to the product, so it is the same for all its terms.
  .map((some) => some.map((one) => ({ ...one, popularity: one.number % 7 })));

/** Converts a query to keyword words: the terms of each word, best first. */
export function wordsOf(words: readonly (readonly number[])[]): TermGroups {
  // More than one product, so that the stored count of the term is not used.
  const whole = { isMention: false, isIntended: true, role: 'name' as const };
  return words.map((terms) => terms.map((termId, index) => ({ termId, ...whole, ...fitOf(index) })));
}

function fitOf(index: number) {
  return { quality: 100 - 10 * index, products: 2 };
}

/** Reference implementation: products that have a term of each word, by score and popularity. */
export function referenceHits(postings: readonly StoredPosting[], words: readonly (readonly number[])[]) {
  return [...new Set(postings.map(({ number }) => number))]
    .map((number) => {
      const own = postings.filter((one) => one.number === number);
      const weightOf = (term: number) => own.find((one) => one.term === term)?.weight ?? 0;
      const scores = words.map((terms) =>
        Math.max(0, ...terms.map((term, index) => weightOf(term) * fitOf(index).quality)),
      );
      return {
        number,
        scores,
        score: scores.reduce((sum, one) => sum + one, 0),
        popularity: own[0]?.popularity ?? 0,
        heaviest: Math.max(...words.flat().map(weightOf)),
      };
    })
    .filter(({ scores }) => scores.every((score) => score > 0))
    .toSorted((a, b) => b.score - a.score || b.popularity - a.popularity || a.number - b.number);
}

/** Reads product numbers, in display order. */
export async function readHits(db: Database, hits: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(
    sql`SELECT number FROM ${hits} AS hit ORDER BY "window", score DESC, popularity DESC, number`,
  );
  return rows.map(({ number }) => number);
}
