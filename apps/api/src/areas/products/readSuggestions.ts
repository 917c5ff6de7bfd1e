import { and, asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products, type StoredText } from '../../db/schema/index.ts';
import { allOf, conditionsOf } from './productConditions.ts';
import { orderOf } from './productOrder.ts';
import { patternsOf } from './searchWords.ts';

const MOST_CATEGORIES = 4;
const MOST_IN_ALL = 12;

/** Something that a shopper may mean. */
export interface Suggestion {
  kind: 'category' | 'product';
  id: string;
  name: StoredText;
}

/** What a shopper may mean who has typed so far: categories, then products. */
export async function readSuggestions(db: Database, keyword: string, now: Date): Promise<Suggestion[]> {
  const names = sql`lower(concat_ws(' ', ${categories.name} ->> 'zh-CN', ${categories.name} ->> 'en-US'))`;
  const patterns = patternsOf(keyword);
  if (patterns.length === 0) return [];
  const [groups, goods] = await Promise.all([
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(and(...patterns.map((pattern) => sql`${names} LIKE ${pattern}`)))
      .orderBy(asc(categories.level), asc(categories.position), asc(categories.id))
      .limit(MOST_CATEGORIES),
    db
      .select({ id: products.id, name: products.title })
      .from(products)
      .where(allOf(conditionsOf(db, { keyword }, now)))
      .orderBy(...orderOf('comprehensive', { keyword }, now))
      .limit(MOST_IN_ALL),
  ]);
  return [
    ...groups.map((group) => ({ kind: 'category' as const, ...group })),
    ...goods.map((good) => ({ kind: 'product' as const, ...good })),
  ].slice(0, MOST_IN_ALL);
}
