import { getCategoryTree } from '@mallard/domain/endpoints';

/** The category tree without pictures, for menus. All screens use this request, so they share its cache entry. */
export const categoryMenu = [getCategoryTree, { query: { pictures: false } }] as const;
