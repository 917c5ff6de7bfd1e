import { type Category, getCategoryTree, listCategories } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { handle, type OfflineRoute } from '../calls/offlineCall.ts';
import { toPicture } from '../goods/present.ts';
import type { Shelf } from '../shop/openShelf.ts';

export const categoriesRoutes: OfflineRoute[] = [
  handle(listCategories, ({ query }, { shelf, locale }) =>
    flatten(toCategoryTree(shelf, null, locale)).filter(
      ({ level, parentUuid }) =>
        (query.level === undefined || level === query.level) &&
        (query.parentUuid === undefined || parentUuid === query.parentUuid),
    ),
  ),
  handle(getCategoryTree, ({ query: { parentUuid = null, pictures } }, { shelf, locale }) =>
    toCategoryTree(shelf, parentUuid, locale, pictures),
  ),
];

/**
 * The categories below one of them, or the whole tree, each with all that is below it.
 *
 * @param parentId    `null` for the whole
 * @param hasPictures whether their pictures are wanted
 */
export function toCategoryTree(
  shelf: Shelf,
  parentId: string | null,
  locale: ContentLocale,
  hasPictures = true,
): Category[] {
  return shelf.categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, icon, level, picture }) => ({
      id,
      icon,
      level,
      name: name[locale],
      parentUuid: parentId,
      productCount: shelf.products.filter(({ categoryIds }) => categoryIds.includes(id)).length,
      picture: hasPictures ? toPicture(picture, locale) : null,
      children: toCategoryTree(shelf, id, locale, hasPictures),
    }));
}

/** A tree as a list, parents before their children, which the entries themselves no longer hold. */
function flatten(tree: readonly Category[]): Category[] {
  return tree.flatMap((category) => [{ ...category, children: [] }, ...flatten(category.children)]);
}
