import { type SQL, sql } from 'drizzle-orm';
import { categories } from '../../../db/schema/index.ts';

/** Returns a subquery for the ids of a category and its subcategories; the tree has three levels. */
export function categoriesBelow(categoryId: string): SQL {
  return sql`SELECT c.id FROM ${categories} c LEFT JOIN ${categories} parent ON parent.id = c.parent_id
    WHERE ${categoryId}::uuid IN (c.id, c.parent_id, parent.parent_id)`;
}
