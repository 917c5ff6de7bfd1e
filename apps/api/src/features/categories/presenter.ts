import type { Category } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { groupBy } from '../../db/groupBy.ts';
import { toPicture } from '../skus/presenter.ts';
import type { CategoryRow } from './queries.ts';

/**
 * The categories below one of them, or the whole tree, each with all that is below it.
 *
 * @param parentId    `null` for the whole
 * @param hasPictures whether their pictures are wanted
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

/** A tree as a list, parents before their children, which the entries themselves no longer hold. */
export function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [{ ...category, children: [] }, ...flatten(category.children)]);
}
