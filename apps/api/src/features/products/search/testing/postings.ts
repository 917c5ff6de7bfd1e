import type { KeywordWords } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Database } from '../../../../db/database.ts';

/** One product that has a term. */
export interface StoredPosting {
  number: number;
  term: number;
  weight: number;
  popularity: number;
}

/** Puts these in place of all that the index had; of terms there are three. */
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

/** What is asked for: of each word the terms that may be meant. */
export const anyQuestion = fc.constantFrom([[1]], [[1, 2]], [[1], [2]], [[1, 2], [3]], [[1], [2], [3]]);

/** A few products over three chunks of the sets. */
export const anyPostings = fc
  .uniqueArray(
    fc.record({
      number: fc.integer({ min: 0, max: 20 }).map((step) => step * 2000),
      term: fc.integer({ min: 1, max: 3 }),
      weight: fc.constantFrom(8, 64, 200),
    }),
    { selector: ({ number, term }) => `${number} ${term}`, maxLength: 40 },
  )
  // Popularity is the product's, whatever the term.
  .map((some) => some.map((one) => ({ ...one, popularity: one.number % 7 })));

/** What a keyword means: of each word its terms, the first the best. */
export function wordsOf(words: readonly (readonly number[])[]): KeywordWords {
  // More than one product, so that nobody counts by the term alone.
  const whole = { isMention: false, isEarnest: true, role: 'name' as const };
  return words.map((terms) => terms.map((termId, place) => ({ termId, ...whole, ...fitOf(place) })));
}

function fitOf(place: number) {
  return { quality: 100 - 10 * place, products: 2 };
}

/** What a textbook would find: every product that has a term of each word, by its score and popularity. */
export function textbookHits(postings: readonly StoredPosting[], words: readonly (readonly number[])[]) {
  return [...new Set(postings.map(({ number }) => number))]
    .map((number) => {
      const own = postings.filter((one) => one.number === number);
      const weightOf = (term: number) => own.find((one) => one.term === term)?.weight ?? 0;
      const scores = words.map((terms) =>
        Math.max(0, ...terms.map((term, place) => weightOf(term) * fitOf(place).quality)),
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

/** The numbers of products, in the order in which they are shown. */
export async function readHits(db: Database, hits: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ number: number }>(
    sql`SELECT number FROM ${hits} AS hit ORDER BY "window", score DESC, popularity DESC, number`,
  );
  return rows.map(({ number }) => number);
}
