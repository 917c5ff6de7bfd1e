import { inArray, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { products, searchPostings } from '../../../db/schema/index.ts';
import { openVocabulary } from './openVocabulary.ts';
import { type Posting, readPostings, rowsOf, valuesOf } from './readPostings.ts';

/** Version of the index. Increment it when the indexed content changes; products of older versions are then indexed again. */
export const SEARCH_VERSION = 18;

const BATCH = 500;

/**
 * Replaces the search terms of products. Call it in the transaction that changes them; a job indexes products that were changed
 * elsewhere.
 *
 * @param ids product ids; the rows must not be locked by other transactions
 */
export async function indexProducts(tx: Database, ids: readonly string[]): Promise<void> {
  const vocabulary = openVocabulary(tx);
  for (let start = 0; start < ids.length; start += BATCH) {
    const condition = inArray(products.id, ids.slice(start, start + BATCH));
    await writePostings(tx, await readPostings(tx, condition, vocabulary));
    await tx.update(products).set({ searchVersion: SEARCH_VERSION }).where(condition);
  }
}

async function writePostings(tx: Database, postings: readonly Posting[]): Promise<void> {
  const fresh = valuesOf(postings);
  const numbers = [...new Set(postings.map(({ number }) => number))];
  await tx.execute(sql`
    DELETE FROM ${searchPostings} p WHERE p.product_number = ANY(${ints(numbers)})
    AND (p.product_number, p.term_id) NOT IN (SELECT product_number, term_id FROM ${fresh})`);
  await tx.execute(sql`
    INSERT INTO ${searchPostings} AS p (product_number, term_id, weight, popularity, is_on_sale)
    ${rowsOf(postings)}
    ON CONFLICT (product_number, term_id) DO UPDATE SET weight = excluded.weight, popularity = excluded.popularity
    WHERE (p.weight, p.popularity) IS DISTINCT FROM (excluded.weight, excluded.popularity)`);
}
