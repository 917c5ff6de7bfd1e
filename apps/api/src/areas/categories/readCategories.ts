import { asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, products } from '../../db/schema/index.ts';
import { refuse } from '../../router/refuse.ts';

/** A category with how many products on sale lie in it, those below it not counted. */
export interface CategoryRow extends Omit<typeof categories.$inferSelect, 'slug'> {
  ownProducts: number;
}

/** All categories, in the order of display. A mall has hundreds, so one statement reads them all. */
export async function readCategories(db: Database): Promise<CategoryRow[]> {
  const shelves = db
    .select({ categoryId: products.categoryId, own: count().as('own') })
    .from(products)
    .where(eq(products.isOnSale, true))
    .groupBy(products.categoryId)
    .as('shelves');
  const rows = await db
    .select({ category: categories, own: shelves.own })
    .from(categories)
    .leftJoin(shelves, eq(shelves.categoryId, categories.id))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, own }) => ({ ...category, ownProducts: own ?? 0 }));
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
