import { createTermReader, weighProduct } from '@mallard/search';
import { type SQL, sql } from 'drizzle-orm';
import { ints } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { products } from '../../../db/schema/index.ts';
import type { Vocabulary } from './openVocabulary.ts';
import { readProductWords } from './readProductWords.ts';
import { shopLexicon } from './shopLexicon.ts';

/** That a product, told by its number, has a term, and how much it is about it. */
export interface Posting {
  number: number;
  termId: number;
  weight: number;
}

const termsOf = createTermReader(shopLexicon);

/** Takes products apart into what they can be found by; terms that are new go into the vocabulary. */
export async function readPostings(tx: Database, chosen: SQL, vocabulary: Vocabulary): Promise<Posting[]> {
  const rows = await readProductWords(tx, chosen);
  const weighed = rows.map(({ number, words }) => ({ number, terms: weighProduct(words, termsOf) }));
  const idOf = await vocabulary.add(weighed.flatMap(({ terms }) => terms));
  return weighed.flatMap(({ number, terms }) =>
    terms.map((term) => ({ number, termId: idOf(term), weight: term.weight })),
  );
}

/** As a table called `new`, in one parameter a column. */
export function valuesOf(postings: readonly Posting[]): SQL {
  return sql`unnest(${ints(postings.map(({ number }) => number))}, ${ints(postings.map(({ termId }) => termId))},
    ${ints(postings.map(({ weight }) => weight))}) AS new (product_number, term_id, weight)`;
}

/** As rows of their table, in the order of its columns. */
export function rowsOf(postings: readonly Posting[]): SQL {
  // Named twice: so many rows to join would seem worth reading all products.
  const numbers = [...new Set(postings.map(({ number }) => number))];
  return sql`SELECT new.product_number, new.term_id, new.weight, search_popularity(${products.sales}), ${products.isOnSale}
    FROM ${valuesOf(postings)} JOIN ${products} ON ${products.number} = new.product_number
    WHERE ${products.number} = ANY(${ints(numbers)})`;
}
