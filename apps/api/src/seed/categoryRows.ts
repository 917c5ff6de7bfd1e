import { categories as catalogue } from '@mallard/catalogue';
import { stableId } from '@mallard/offline/backend';
import type { categories } from '../db/schema/index.ts';

/** Creates the category rows, parents first. */
export function categoryRows(): (typeof categories.$inferInsert)[] {
  return catalogue.map(({ slug, icon, name, parent, level, picture }, position) => ({
    id: stableId('category', slug),
    slug,
    parentId: parent === null ? null : stableId('category', parent),
    level,
    name,
    icon,
    position,
    picture,
  }));
}
