import { colourWords, type ProductWords } from '@mallard/domain/search';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { categories, products, type StoredText } from '../../../db/schema/index.ts';

// Tags that say what a thing is. Others (new, hot) are true for a time, and nobody looks for things by them.
const TELLING_TAGS = new Set(['handmade', 'gift', 'limited']);

/** A product in words, under the number that the index knows it by. */
export interface NumberedWords {
  number: number;
  words: ProductWords;
}

/** Reads what can be said of products, in both languages. */
export async function readProductWords(db: Database, chosen: SQL): Promise<NumberedWords[]> {
  const parent = alias(categories, 'parent');
  const top = alias(categories, 'top');
  const rows = await db
    .select({ product: products, own: categories.name, parent: parent.name, top: top.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(parent, eq(parent.id, categories.parentId))
    .leftJoin(top, eq(top.id, parent.parentId))
    .where(chosen)
    .orderBy(asc(products.number));
  return rows.map(({ product, ...names }) => {
    const choices = product.specifications.flatMap(({ values }) => values);
    return {
      number: product.number,
      words: {
        title: Object.values(product.title),
        category: bothOf([names.own]),
        upperCategories: bothOf([names.parent, names.top].filter((name) => name !== null)),
        tags: product.tags.filter((tag) => TELLING_TAGS.has(tag)),
        subtitle: Object.values(product.subtitle),
        facts: [
          ...bothOf([...product.parameters.map(({ value }) => value), ...choices.map(({ name }) => name)]),
          ...choices.flatMap(({ swatch }) => colourWords(swatch ?? '')),
        ],
        description: bothOf(product.description.flatMap((block) => (block.kind === 'image' ? [] : [block.text]))),
      },
    };
  });
}

function bothOf(texts: readonly StoredText[]): string[] {
  return texts.flatMap((text) => Object.values(text));
}
