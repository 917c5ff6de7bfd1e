import { type ProductWords, wordsOfProduct } from '@mallard/search';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { categories, products } from '../../../db/schema/index.ts';
import { shopLexicon } from './shopLexicon.ts';

/** Product texts with the product number. */
export interface NumberedWords {
  number: number;
  words: ProductWords;
}

/** Reads the texts of products, in both languages. */
export async function readProductWords(db: Database, condition: SQL): Promise<NumberedWords[]> {
  const parent = alias(categories, 'parent');
  const top = alias(categories, 'top');
  const rows = await db
    .select({ product: products, own: categories.name, parent: parent.name, top: top.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .leftJoin(top, eq(top.id, parent.parentId))
    .where(condition)
    .orderBy(asc(products.number));
  return rows.map(({ product, own, parent: above, top: highest }) => ({
    number: product.number,
    words: wordsOfProduct(
      product,
      [own, above, highest].filter((name) => name !== null),
      shopLexicon,
    ),
  }));
}
