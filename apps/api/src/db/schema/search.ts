import { sql } from 'drizzle-orm';
import { bit, boolean, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';

/**
 * Every distinct thing that some product can be found by: an English word, two neighbouring ones, a run of one to four
 * Chinese characters. What a shopper types is first turned into a few of these, whatever the number of products.
 */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    term: text().notNull(),
    /** Whether it names the product, is a fact about it, or stands somewhere in its text. One word may be several terms. */
    role: text({ enum: ['name', 'fact', 'text'] }).notNull(),
    /** How many products on sale have it. Kept by a trigger. */
    products: integer().notNull().default(0),
  },
  (table) => [unique('search_terms_term').on(table.term, table.role)],
);

/** The ways of typing a term: itself, its pinyin, its initials, and what it is made of. */
export const searchForms = pgTable(
  'search_forms',
  {
    form: text().notNull(),
    termId: integer().notNull(),
    kind: text({ enum: ['latin', 'phrase', 'han', 'pinyin', 'initials', 'part'] }).notNull(),
    /** Whether the term is a word, rather than a run of characters that happen to stand together. */
    isWord: boolean().notNull(),
    /** The form and each of its spellings with one letter less; empty where slips are not forgiven. */
    slips: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.form, table.termId] }),
    index('search_forms_prefix').on(table.form.op('text_pattern_ops')),
    // Without a pending list: the embedded database has nobody who would empty it.
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
 * Which product has which term, and how much it is about it. The index delivers the products of a term best first, so that
 * a first page costs the same among a hundred of them and among a hundred thousand.
 */
export const searchPostings = pgTable(
  'search_postings',
  {
    productNumber: integer().notNull(),
    termId: integer().notNull(),
    weight: smallint().notNull(),
    /** The product's, as `search_popularity` makes it from its sales. */
    popularity: smallint().notNull(),
    /** The product's. Kept by a trigger. */
    isOnSale: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productNumber, table.termId] }),
    index('search_postings_ranked')
      .on(table.termId, table.weight.desc().nullsFirst(), table.popularity.desc().nullsFirst(), table.productNumber)
      .where(sql`${table.isOnSale}`),
  ],
);

/** Products that share a row of {@link searchBitmaps}. */
export const BITMAP_SIZE = 16_384;

/**
 * The same once more as sets, to count what several terms find together: one bit a product on sale, in the order of their
 * numbers. Kept by a trigger on the postings.
 */
export const searchBitmaps = pgTable(
  'search_bitmaps',
  {
    termId: integer().notNull(),
    /** The products from `chunk * BITMAP_SIZE` on. */
    chunk: integer().notNull(),
    bits: bit({ dimensions: BITMAP_SIZE }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.termId, table.chunk] })],
);
