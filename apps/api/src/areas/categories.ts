import { getCategoryTree, listCategories } from '@mallard/domain/contract';
import { handle, type Route } from '../router/handle.ts';
import { readCategories } from './categories/readCategories.ts';
import { flatten, toCategoryTree } from './categories/toCategoryTree.ts';

export const categoriesRoutes: Route[] = [
  handle(listCategories, async ({ query }, { db, locale }) =>
    flatten(toCategoryTree(await readCategories(db), null, locale)).filter(
      ({ level, parentUuid }) =>
        (query.level === undefined || level === query.level) &&
        (query.parentUuid === undefined || parentUuid === query.parentUuid),
    ),
  ),
  handle(getCategoryTree, async ({ query: { parentUuid = null, pictures } }, { db, locale }) =>
    toCategoryTree(await readCategories(db), parentUuid, locale, pictures),
  ),
];
