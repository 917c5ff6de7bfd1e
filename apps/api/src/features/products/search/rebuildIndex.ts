import { and, gte, lt, max, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import {
  BITMAP_SIZE,
  products,
  searchBitmaps,
  searchForms,
  searchPostings,
  searchTerms,
} from '../../../db/schema/index.ts';
import { withoutIndexes } from '../../../db/withoutIndexes.ts';
import { SEARCH_VERSION } from './indexProducts.ts';
import { openVocabulary } from './openVocabulary.ts';
import { readPostings, rowsOf } from './readPostings.ts';

const PRODUCTS_AT_ONCE = 500;

/**
 * Rebuilds the search index from all products. Much faster than {@link indexProducts}, but blocks searches.
 *
 * @param tx         a transaction
 * @param onProgress called with the number of indexed products and the total
 */
export async function rebuildIndex(tx: Database, onProgress: (indexed: number, total: number) => void): Promise<void> {
  // Set the version first, so that products that change during the rebuild are indexed by the job.
  await tx.update(products).set({ searchVersion: SEARCH_VERSION }).where(ne(products.searchVersion, SEARCH_VERSION));
  const [{ last } = { last: null }] = await tx.select({ last: max(products.number) }).from(products);
  const end = (last ?? 0) + 1;
  await tx.execute(sql`TRUNCATE ${searchTerms}, ${searchForms}, ${searchPostings}, ${searchBitmaps}`);
  const vocabulary = openVocabulary(tx);
  await withoutIndexes(tx, searchPostings, async () => {
    for (let start = 0; start < end; start += PRODUCTS_AT_ONCE) {
      const batch = and(gte(products.number, start), lt(products.number, start + PRODUCTS_AT_ONCE)) ?? sql`true`;
      const postings = await readPostings(tx, batch, vocabulary);
      await tx.execute(sql`
        INSERT INTO ${searchPostings} (product_number, term_id, weight, popularity, is_on_sale)
        ${rowsOf(postings)}`);
      onProgress(Math.min(end - 1, start + PRODUCTS_AT_ONCE), end - 1);
    }
  });
  await countAll(tx, end);
}

/** Updates what the disabled trigger on the postings would update. */
async function countAll(tx: Database, end: number): Promise<void> {
  for (let start = 0; start < end; start += BITMAP_SIZE)
    await tx.execute(sql`
      INSERT INTO ${searchBitmaps} (term_id, chunk, bits)
      SELECT bits.* FROM (
        SELECT array_agg(product_number) AS numbers, array_agg(term_id) AS terms FROM ${searchPostings}
        WHERE is_on_sale AND product_number >= ${start}::integer AND product_number < ${start + BITMAP_SIZE}::integer
      ) AS part, search_bits(part.numbers, part.terms) AS bits`);
  await tx.execute(sql`
    UPDATE ${searchTerms} t SET products = counted.total
    FROM (SELECT id, (SELECT coalesce(sum(bit_count(bits)), 0) FROM ${searchBitmaps} WHERE term_id = id)::integer AS total
      FROM ${searchTerms}) AS counted
    WHERE t.id = counted.id AND t.products <> counted.total`);
}
