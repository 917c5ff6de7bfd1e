import { categories } from './categories.ts';
import type { CatalogueCategory } from './types.ts';

const bySlug: ReadonlyMap<string, CatalogueCategory> = new Map(categories.map((category) => [category.slug, category]));

/**
 * Returns the categories from the top of the tree to a category, including that category.
 *
 * @throws {RangeError} when no category has that slug
 */
export function categoryPath(slug: string): CatalogueCategory[] {
  const category = bySlug.get(slug);
  if (category === undefined) throw new RangeError(`There is no category "${slug}".`);
  return category.parent === null ? [category] : [...categoryPath(category.parent), category];
}
