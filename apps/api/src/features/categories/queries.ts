import { refuse } from '@mallard/domain/serving';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, productSets } from '../../db/schema/index.ts';
import { categoryKey } from '../products/sets/productSet.ts';

/** A category with how many products on sale lie in it and below it. */
export interface CategoryRow extends Omit<typeof categories.$inferSelect, 'slug'> {
  products: number;
}

/** All categories, in the order of display. A mall has hundreds, so one statement reads them all. */
export async function readCategories(db: Database): Promise<CategoryRow[]> {
  const rows = await db
    .select({ category: categories, products: productSets.products })
    .from(categories)
    .leftJoin(productSets, eq(productSets.key, sql`${categoryKey('')}::text || ${categories.id}`))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, products }) => ({ ...category, products: products ?? 0 }));
}

/**
 * Makes sure that there is such a category.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function assertCategory(db: Database, id: string): Promise<void> {
  const found = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (found.length === 0) throw refuse.notFound();
}
