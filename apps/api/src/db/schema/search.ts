import { sql } from 'drizzle-orm';
import { bit, boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

/**
 * Distinct search terms of all products: English words, pairs of adjacent words, and one to four consecutive Chinese characters. A
 * search first converts the keyword to a few terms, so its cost is independent of the number of products.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    term: text().notNull(),
    /** Field of the product: its name, its attributes, or its text. The same word can be several terms. */
    role: text({ enum: ['name', 'fact', 'text'] }).notNull(),
    /** Number of products on sale with this term. Updated by a trigger. */
    products: integer().notNull().default(0),
  },
  (table) => [unique('search_terms_term').on(table.term, table.role)],
);

/** Ways to type a term: the term, its pinyin, its initials, and its parts. */
export const searchForms = pgTable(
  'search_forms',
  {
    form: text().notNull(),
    termId: integer().notNull(),
    kind: text({ enum: ['latin', 'phrase', 'han', 'pinyin', 'initials', 'part'] }).notNull(),
    /** Whether the term is a word, rather than just consecutive characters. */
    isWord: boolean().notNull(),
    /** The form, and the form without each one of its letters, for typo tolerance. Empty if typos are not tolerated. */
    slips: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.termId] }),
    index('search_forms_prefix').on(table.form.op('text_pattern_ops')),
    // Without a pending list, because the embedded database has no autovacuum to clean it up.
    index('search_forms_inside')
      .using('gin', table.form.op('gin_trgm_ops'))
      .where(sql`${table.kind} = 'latin'`)
      .with({ fastupdate: false }),
    index('search_forms_slips')
      .using('gin', table.slips)
      .where(sql`${table.slips} <> '{}'`)
      .with({ fastupdate: false }),
  ],
);

/**
 * Terms of each product, with their relevance. The index returns the products of a term by relevance, so that the cost of the first
 * page is independent of the number of matches.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    productNumber: integer().notNull(),
    termId: integer().notNull(),
    weight: smallint().notNull(),
    /** Popularity of the product, computed from its sales by `search_popularity`. */
    popularity: smallint().notNull(),
    /** Copied from the product by a trigger. */
    isOnSale: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNumber, table.termId] }),
    index('search_postings_ranked')
      .on(table.termId, table.weight.desc().nullsFirst(), table.popularity.desc().nullsFirst(), table.productNumber)
      .where(sql`${table.isOnSale}`),
  ],
);

/** Number of products per row of {@link searchBitmaps}. */
export const BITMAP_SIZE = 16_384;

/**
 * Bitmaps of the postings, to count the matches of several terms: one bit per product on sale, ordered by product number. Updated by
 * a trigger on the postings.
 */
export const searchBitmaps = pgTable(
  'search_bitmaps',
  {
    termId: integer().notNull(),
    /** Index of the chunk, which begins at product number `chunk * BITMAP_SIZE`. */
    chunk: integer().notNull(),
    bits: bit({ dimensions: BITMAP_SIZE }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.chunk] })],
);
