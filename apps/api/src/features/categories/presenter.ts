import type { Category } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { toPicture } from '@mallard/domain/serving';
import { groupBy } from '../../db/groupBy.ts';
import type { CategoryRow } from './queries.ts';

/**
 * Builds the tree of subcategories of a category, or the whole tree.
 *
 * @param parentId    `null` for the whole tree
 * @param hasPictures whether to include pictures
 */
export function toCategoryTree(
  rows: readonly CategoryRow[],
  parentId: string | null,
  locale: ContentLocale,
  hasPictures = true,
): Category[] {
  const byParent = groupBy(rows, (row) => row.parentId);
  const below = (id: string | null): Category[] =>
    (byParent.get(id) ?? []).map((row) => ({
      id: row.id,
      name: row.name[locale],
      icon: row.icon,
      parentUuid: row.parentId,
      level: row.level,
      productCount: row.products,
      picture: hasPictures && row.picture ? toPicture(row.picture, locale) : null,
      children: below(row.id),
    }));
  return below(parentId);
}
