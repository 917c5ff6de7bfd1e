import { refuse } from '@mallard/domain/serving';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { categories } from '../../db/schema/index.ts';

/**
 * Checks that a category exists.
 *
 * @throws {Refusal} NOT_FOUND
 */
export async function assertCategory(db: Database, id: string): Promise<void> {
  const matchingCategories = await db.select({ id: categories.id }).from(categories).where(eq(categories.id, id));
  if (matchingCategories.length === 0) throw refuse.notFound();
}
