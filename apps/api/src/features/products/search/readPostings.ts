import { createTermReader, weighProduct } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/index.ts';
import type { Vocabulary } from './openVocabulary.ts';
import { readProductWords } from './readProductWords.ts';
import { shopLexicon } from './shopLexicon.ts';

/** Term of a product, with its relevance. */
export interface Posting {
  number: number;
  termId: number;
  weight: number;
}

const termsOf = createTermReader(shopLexicon);

/** Extracts the search terms of products, and adds new terms to the vocabulary. */
export async function readPostings(tx: Database, condition: SQL, vocabulary: Vocabulary): Promise<Posting[]> {
  const rows = await readProductWords(tx, condition);
  const weighed = rows.map(({ number, words }) => ({ number, terms: weighProduct(words, termsOf) }));
  const idOf = await vocabulary.add(weighed.flatMap(({ terms }) => terms));
  return weighed.flatMap(({ number, terms }) =>
    terms.map((term) => ({ number, termId: idOf(term), weight: term.weight })),
  );
}

/** Converts postings to a table `new` with one array parameter per column. */
export function valuesOf(postings: readonly Posting[]): SQL {
  return sql`unnest(${ints(postings.map(({ number }) => number))}, ${ints(postings.map(({ termId }) => termId))},
    ${ints(postings.map(({ weight }) => weight))}) AS new (product_number, term_id, weight)`;
}

/** Converts postings to rows, in the column order of their table. */
export function rowsOf(postings: readonly Posting[]): SQL {
  // Filter products twice: otherwise the planner expects many rows to join, and reads all products.
  const numbers = [...new Set(postings.map(({ number }) => number))];
  return sql`SELECT new.product_number, new.term_id, new.weight, search_popularity(${products.sales}), ${products.isOnSale}
    FROM ${valuesOf(postings)} JOIN ${products} ON ${products.number} = new.product_number
    WHERE ${products.number} = ANY(${ints(numbers)})`;
}
