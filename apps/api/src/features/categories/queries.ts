import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories, productSets } from '../../db/schema/index.ts';
import { categoryKey } from '../products/sets/productSet.ts';

/** A category with the number of products on sale in it and its subcategories. */
export interface CategoryRow extends Omit<typeof categories.$inferSelect, 'slug'> {
  products: number;
}

/** Reads all categories in display order. A shop has at most hundreds, so one statement is enough. */
export async function readCategories(db: Database): Promise<CategoryRow[]> {
  const rows = await db
    .select({ category: categories, products: productSets.products })
    .from(categories)
    .leftJoin(productSets, eq(productSets.key, sql`${categoryKey('')}::text || ${categories.id}`))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ category, products }) => ({ ...category, products: products ?? 0 }));
}
