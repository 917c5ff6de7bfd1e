import { type Category, getCategoryTree, listCategories } from '@mallard/domain/contract';
import type { ContentLocale } from '@mallard/domain/messages';
import { listTree, toPicture } from '@mallard/domain/serving';
import { handle, type OfflineRoute } from '../calls/offlineCall.ts';
import type { Catalog } from '../shop/openCatalog.ts';

export const categoriesRoutes: OfflineRoute[] = [
  handle(listCategories, ({ query }, { catalog, locale }) => listTree(toCategoryTree(catalog, null, locale), query)),
  handle(getCategoryTree, ({ query: { parentUuid = null, pictures } }, { catalog, locale }) =>
    toCategoryTree(catalog, parentUuid, locale, pictures),
  ),
];

/**
 * Returns the children of a category, or the whole tree, each with its descendants.
 *
 * @param parentId    `null` for the whole tree
 * @param hasPictures whether to include pictures
 */
export function toCategoryTree(
  catalog: Catalog,
  parentId: string | null,
  locale: ContentLocale,
  hasPictures = true,
): Category[] {
  return catalog.categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, icon, level, picture }) => ({
      id,
      icon,
      level,
      name: name[locale],
      parentUuid: parentId,
      productCount: catalog.products.filter(({ categoryIds }) => categoryIds.includes(id)).length,
      picture: hasPictures ? toPicture(picture, locale) : null,
      children: toCategoryTree(catalog, id, locale, hasPictures),
    }));
}
