import { getCategoryTree, listCategories } from '@mallard/domain/contract';
import { handle, type Route } from '../../http/handle.ts';
import { flatten, toCategoryTree } from './presenter.ts';
import { readCategories } from './queries.ts';

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
