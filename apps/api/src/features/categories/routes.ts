import { getCategoryTree, listCategories } from '@mallard/domain/contract';
import { listTree } from '@mallard/domain/serving';
import { handle, type Route } from '../../http/handle.ts';
import { toCategoryTree } from './presenter.ts';
import { readCategories } from './queries.ts';

export const categoriesRoutes: Route[] = [
  handle(listCategories, async ({ query }, { db, locale }) =>
    listTree(toCategoryTree(await readCategories(db), null, locale), query),
  ),
  handle(getCategoryTree, async ({ query: { parentUuid = null, pictures } }, { db, locale }) =>
    toCategoryTree(await readCategories(db), parentUuid, locale, pictures),
  ),
];
